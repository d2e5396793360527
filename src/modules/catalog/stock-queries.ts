import type { Connection, Statement } from '#platform/database/database.ts';

export interface StockRow {
  variantId: string;
  productId: string;
  /** Units on sale before and after. */
  before: number;
  left: number;
}

// Locks the rows in the order of their ids and reads them under the lock; reserves
// nothing where one is short.
const reserveStatement: Statement = {
  name: 'catalog.take-stock',
  // Subqueries hide how many there are from the planner, which else plans each order (see cart/queries.ts).
  text: `with wanted as (select * from unnest((select $2::text[]), (select $3::int[])) as w (id, qty)),
    locked as materialized (select v.id, v.product_id, v.available, w.qty from variants v join wanted w using (id) where v.retired_at is null order by v.id for no key update of v),
    enough as materialized (select count(*) filter (where l.available >= l.qty) = (select count(*) from wanted) as all_of_them from locked l),
    taken as (update variants v set available = v.available - l.qty from locked l, enough e
      where v.id = l.id and e.all_of_them and v.available >= l.qty returning v.id, v.available),
    moved as (insert into stock_movements (variant_id, qty, reason, order_id) select l.id, -l.qty, 'hold', $1 from locked l join taken using (id)),
    held as (insert into stock_holds (order_id, variant_id, qty, holders, is_guest, is_cash)
      select $1, l.id, l.qty, $4::text[], $5::boolean, $6::boolean from locked l join taken using (id) where $4::text[] is not null)
    select l.id as "variantId", l.product_id as "productId", l.available as before, coalesce(t.available, l.available) as left,
      t.id is not null as taken from locked l left join taken t using (id)`,
};

/** @param hold writes who holds them, where the order is not paid */
export async function reserveStockRows(
  db: Connection,
  orderId: string,
  items: readonly { variantId: string; qty: number }[],
  hold?: { holders: readonly string[]; isGuest: boolean; isCash: boolean },
): Promise<(StockRow & { taken: boolean })[]> {
  const units = [items.map((item) => item.variantId), items.map((item) => item.qty)];
  return db.run(reserveStatement, [orderId, ...units, hold?.holders ?? null, hold?.isGuest ?? null, hold?.isCash ?? null]);
}

const releaseStatement: Statement = {
  name: 'catalog.give-back-stock',
  text: `with given as (select * from unnest($2::text[], $3::int[]) as g (id, qty)),
    locked as materialized (select v.id, v.product_id, v.available, g.qty from variants v join given g using (id) order by v.id for no key update of v),
    returned as (update variants v set available = v.available + l.qty from locked l where v.id = l.id returning v.id, v.available),
    moved as (insert into stock_movements (variant_id, qty, reason, order_id) select l.id, l.qty, $4, $1 from locked l)
    select l.id as "variantId", l.product_id as "productId", l.available as before, r.available as left from locked l join returned r using (id)`,
};

export async function releaseStockRows(
  db: Connection,
  orderId: string,
  items: readonly { variantId: string; qty: number }[],
  reason: 'release' | 'restock',
): Promise<StockRow[]> {
  return db.run(releaseStatement, [orderId, items.map((item) => item.variantId), items.map((item) => item.qty), reason]);
}

const writeOffStatement: Statement = {
  name: 'catalog.write-off-stock',
  text: `insert into stock_movements (variant_id, qty, reason, order_id)
    select g.id, m.sign * g.qty, m.reason, m.order_id from unnest($2::text[], $3::int[]) as g (id, qty)
      cross join (values (1, 'release', $1), (-1, 'adjust', null)) m (sign, reason, order_id) order by g.id, m.sign desc`,
};

/** Takes units from their order and from the stock at once: what can be sold stays as it is. */
export async function writeOffStockRows(
  db: Connection,
  orderId: string,
  items: readonly { variantId: string; qty: number }[],
): Promise<void> {
  await db.run(writeOffStatement, [orderId, items.map((item) => item.variantId), items.map((item) => item.qty)]);
}
