import type { Connection, Statement } from '#platform/database/database.ts';

// The lead time of what is made to order, then the working days of the seller; never after the promised day.
const setStatement: Statement = {
  name: 'orders.set-ship-by',
  text: `update parcels p set ship_by = least(p.promised_from, (
      select g.day::date from (select ($3::timestamptz at time zone 'Asia/Kolkata')::date + 1 + coalesce((select max(l.lead_time_days) from order_lines l
          where l.parcel_id = p.id and l.qty > l.cancelled_qty or l.id in (select u.line_id from parcel_lines u where u.parcel_id = p.id)), 0) as day) first,
        generate_series(first.day, first.day + 2 * greatest(s.dispatch_days, 1) + 4, interval '1 day') as g (day)
      where extract(isodow from g.day) < 6 order by g.day offset greatest(s.dispatch_days, 1) - 1 limit 1))
    from sellers s where s.id = p.seller_id and p.order_id = $1 and p.state = 'confirmed' and p.ship_by is null and ($2::text is null or p.id = $2)`,
};

/** Sets the day by which the courier has to have the confirmed parcels of an order, or one of them. */
export async function setShipBy(db: Connection, orderId: string, now: Date, parcelId: string | null = null): Promise<void> {
  await db.run(setStatement, [orderId, parcelId, now.toISOString()]);
}
