import type { BookCheck } from '../book-check.ts';

export const unitsOfReturns: BookCheck = {
  name: 'units-of-returns',
  ofTime: 'orders',
  rule: 'the pieces that were paid back or sent anew are those of the returns and parcels that say so',
  text: `select l.id, 'paid back ' || l.refunded_qty || ', sent anew ' || l.replaced_qty || ', by returns and parcels '
      || coalesce(r.refunded, 0) + coalesce(p.refunded, 0) || ' and ' || coalesce(p.replaced, 0) as detail
  from order_lines l left join (
    select x.line_id, sum(x.qty) as refunded from return_lines x join returns r on r.id = x.return_id and r.state = 'refunded' group by x.line_id
  ) r on r.line_id = l.id left join (
    select u.line_id,
      sum(u.qty) filter (where p.state = 'refunded' or (p.state = 'cancelled' and p.replaces_id is not null)) as refunded,
      sum(u.qty) filter (where p.replaces_id is not null and p.state <> 'cancelled') as replaced
    from parcels p join (select parcel_id, id as line_id, qty - cancelled_qty as qty from order_lines
      union all select parcel_id, line_id, qty from parcel_lines) u on u.parcel_id = p.id group by u.line_id
  ) p on p.line_id = l.id
  where l.refunded_qty <> coalesce(r.refunded, 0) + coalesce(p.refunded, 0) or l.replaced_qty <> coalesce(p.replaced, 0)`,
};
