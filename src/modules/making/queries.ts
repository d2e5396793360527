import { and, eq, gt, isNull } from 'drizzle-orm';
import { products } from '#modules/catalog/tables.ts';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { MakingRoom } from '#shared/dispatch-day.ts';
import type { Localized } from '#shared/localized.ts';
import { madeBookings, madeCapacities } from './tables.ts';

export type BookingRow = typeof madeBookings.$inferSelect;

const lockStatement: Statement = {
  name: 'making.lock-capacities',
  text: `select c.id from made_capacities c where c.seller_id in (select p.seller_id from variants v join products p on p.id = v.product_id
      where v.id = any($1) and p.lead_time_days is not null) order by c.id for update`,
};

/** Locks the limits of the shops that make these variants to order, in the same order for all buyers. */
export async function lockCapacities(db: Connection, variantIds: readonly string[]): Promise<void> {
  await db.send(lockStatement, [variantIds]);
}

/** SQL: units that are promised under a limit `c`, by month, as a JSON object. */
const takenOf = (
  condition: string,
) => `coalesce((select jsonb_object_agg(b.month, b.units) from (select k.month, sum(k.open_units)::int as units
      from made_bookings k where k.seller_id = c.seller_id and (c.product_id is null or k.product_id = c.product_id) and k.open_units > 0
        and ${condition} group by k.month) b), '{}')`;

const roomsStatement: Statement = {
  name: 'making.rooms',
  text: `select p.id as "productId", c.id as key, c.per_month as "perMonth", ${takenOf('k.month >= $2 and not k.order_id = any($3)')} as taken
    from products p join made_capacities c on c.seller_id = p.seller_id and (c.product_id is null or c.product_id = p.id)
    where p.id = any($1) and p.lead_time_days is not null order by c.id`,
};

/**
 * Reads the limits of products that are made to order.
 * @param from the first month that counts
 * @param except orders that do not count
 */
export async function readRooms(
  db: Connection,
  productIds: readonly string[],
  from: string,
  except: readonly string[],
): Promise<(MakingRoom & { productId: string })[]> {
  return db.run(roomsStatement, [productIds, from, except]);
}

export async function insertBookings(db: Connection, rows: readonly Omit<BookingRow, 'openUnits'>[]): Promise<void> {
  if (rows.length > 0) await db.orm.insert(madeBookings).values(rows.map((row) => ({ ...row, openUnits: row.units })));
}

/** Locks the bookings of an order that are open, the latest month first. */
export async function lockOpenBookings(db: Connection, orderId: string): Promise<BookingRow[]> {
  const { variantId, month } = madeBookings;
  const rows = await db.orm
    .select()
    .from(madeBookings)
    .where(and(eq(madeBookings.orderId, orderId), gt(madeBookings.openUnits, 0)))
    .orderBy(variantId, month)
    .for('update');
  return rows.reverse();
}

export async function writeOpenUnits(db: Connection, { orderId, variantId, month }: BookingRow, openUnits: number): Promise<void> {
  const { orderId: order, variantId: variant, month: of } = madeBookings;
  await db.orm
    .update(madeBookings)
    .set({ openUnits })
    .where(and(eq(order, orderId), eq(variant, variantId), eq(of, month)));
}

/** Moves the bookings of a line to another variant of its product. */
export async function writeBookedVariant(db: Connection, orderId: string, from: string, to: string): Promise<void> {
  await db.orm
    .update(madeBookings)
    .set({ variantId: to })
    .where(and(eq(madeBookings.orderId, orderId), eq(madeBookings.variantId, from)));
}

const reopenStatement: Statement = {
  name: 'making.reopen-bookings',
  text: 'update made_bookings set open_units = units where order_id = $1 returning seller_id as "sellerId"',
};

/** Opens all bookings of an order again. @returns its sellers, once for each booking */
export async function reopenBookings(db: Connection, orderId: string): Promise<string[]> {
  return (await db.run<{ sellerId: string }>(reopenStatement, [orderId])).map(({ sellerId }) => sellerId);
}

const overfullStatement: Statement = {
  name: 'making.overfull-months',
  text: `select 1 from made_bookings o join made_capacities c on c.seller_id = o.seller_id and (c.product_id is null or c.product_id = o.product_id)
    where o.order_id = $1 and c.per_month < (select sum(k.open_units) from made_bookings k
      where k.seller_id = c.seller_id and (c.product_id is null or k.product_id = c.product_id) and k.month = o.month) limit 1`,
};

/** Tells whether more is promised for a month of an order than can be made. */
export async function isOverfull(db: Connection, orderId: string): Promise<boolean> {
  return (await db.run(overfullStatement, [orderId])).length > 0;
}

const sellerStatement: Statement = {
  name: 'making.seller-of-product',
  text: `select seller_id as "sellerId" from products where id = $1 and state = 'published'`,
};

/** Reads the seller of a product that is on sale. */
export async function readSellerOfProduct(db: Connection, productId: string): Promise<string | undefined> {
  return (await db.run<{ sellerId: string }>(sellerStatement, [productId]))[0]?.sellerId;
}

const capacitiesStatement: Statement = {
  name: 'making.capacities-of-shop',
  text: `select c.product_id as "productId", p.title, c.per_month as "perMonth", ${takenOf('k.month >= $2')} as taken
    from made_capacities c left join products p on p.id = c.product_id where c.seller_id = $1 order by c.product_id nulls first limit 500`,
};

/** Reads the limits of a shop, that of all its products first. */
export async function readCapacities(
  db: Connection,
  sellerId: string,
  from: string,
): Promise<{ productId: string | null; title: Localized | null; perMonth: number; taken: Record<string, number> }[]> {
  return db.run(capacitiesStatement, [sellerId, from]);
}

const takenStatement: Statement = {
  name: 'making.taken-of-shop',
  text: `select month, sum(open_units)::int as units from made_bookings where seller_id = $1 and month >= $2 and open_units > 0
    group by month order by month`,
};

/** Reads the units that a shop has promised, by month. */
export async function readTaken(db: Connection, sellerId: string, from: string): Promise<{ month: string; units: number }[]> {
  return db.run(takenStatement, [sellerId, from]);
}

const madeStatement: Statement = {
  name: 'making.made-to-order',
  text: `select id as "_id", title from products where seller_id = $1 and lead_time_days is not null and state <> 'retired' order by id limit 500`,
};

/** Reads the made-to-order products of a shop that are not off sale. */
export async function readMadeToOrder(db: Connection, sellerId: string): Promise<{ _id: string; title: Localized }[]> {
  return db.run(madeStatement, [sellerId]);
}

/** Writes a limit, or removes it. @param productId null: that of the whole shop */
export async function writeCapacity(
  db: Connection,
  { id, sellerId, productId, perMonth }: { id: string; sellerId: string; productId: string | null; perMonth: number | undefined },
  now: Date,
): Promise<void> {
  const { sellerId: seller, productId: product } = madeCapacities;
  const subject = and(eq(seller, sellerId), productId === null ? isNull(product) : eq(product, productId));
  if (perMonth === undefined) {
    await db.orm.delete(madeCapacities).where(subject);
    return;
  }
  const set = { perMonth, changedAt: now };
  const changed = await db.orm.update(madeCapacities).set(set).where(subject).returning({ id: madeCapacities.id });
  if (changed.length === 0)
    await db.orm
      .insert(madeCapacities)
      .values({ id, sellerId, productId, ...set })
      .onConflictDoNothing();
}

/** Tells whether a product of a shop is made to order. */
export async function isMadeToOrder(db: Connection, sellerId: string, productId: string): Promise<boolean> {
  const rows = await db.orm
    .select({ leadTimeDays: products.leadTimeDays })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.sellerId, sellerId)));
  return (rows[0]?.leadTimeDays ?? null) !== null;
}
