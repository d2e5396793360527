import type { Connection, Statement } from '#platform/database/database.ts';
import type { HeldUnits } from './hold-rules.ts';

interface Item {
  variantId: string;
  qty: number;
}

const lockStatement: Statement = {
  name: 'catalog.lock-variants',
  text: 'select id from variants where id = any($1) order by id for no key update',
};

/** Locks variants in the order in which every buyer locks them. */
export async function lockVariants(db: Connection, variantIds: readonly string[]): Promise<void> {
  await db.run(lockStatement, [[...new Set(variantIds)]]);
}

/**
 * Cash orders count against a person for a day; against a network, which many share in a day, for an hour.
 */
export const countedHold = (holder: string) =>
  `(not h.is_cash or h.at > now() - case when ${holder} like 'address:%' then interval '1 hour' else interval '1 day' end)`;

const heldStatement: Statement = {
  name: 'catalog.held-units',
  text: `select v.id as "variantId", v.available,
      coalesce((select sum(h.qty) from stock_holds h where h.variant_id = v.id and not h.is_cash), 0)::int as pending,
      coalesce((select sum(h.qty) from stock_holds h where h.variant_id = v.id and not h.is_cash and h.is_guest), 0)::int as guests,
      coalesce((select max(s.units) from (select sum(h.qty) as units from unnest($2::text[]) k (holder)
        join stock_holds h on h.variant_id = v.id and k.holder = any(h.holders) and ${countedHold('k.holder')} group by k.holder) s), 0)::int as own
    from variants v where v.id = any(array(select unnest($1::text[])))`,
};

/** Reads what is held of variants, by all and by these holders. */
export async function readHeldUnits(
  db: Connection,
  variantIds: readonly string[],
  holders: readonly string[],
): Promise<(HeldUnits & { variantId: string })[]> {
  return db.run(heldStatement, [variantIds, holders]);
}

const insertStatement: Statement = {
  name: 'catalog.insert-holds',
  text: `insert into stock_holds (order_id, variant_id, qty, holders, is_guest, is_cash)
    select $1, h.variant_id, h.qty, $4, $5, $6 from unnest($2::text[], $3::int[]) as h (variant_id, qty)`,
};

export async function insertHolds(
  db: Connection,
  orderId: string,
  items: readonly Item[],
  hold: { holders: readonly string[]; isGuest: boolean; isCash: boolean },
): Promise<void> {
  const values = [orderId, items.map((item) => item.variantId), items.map((item) => item.qty)];
  await db.run(insertStatement, [...values, hold.holders, hold.isGuest, hold.isCash]);
}

const deleteStatement: Statement = {
  name: 'catalog.delete-holds',
  text: 'delete from stock_holds where order_id = $1 and ($2::text[] is null or variant_id = any($2)) returning variant_id as "variantId", qty',
};

/** Deletes the holds of an order, or those of some variants. */
export async function deleteHolds(db: Connection, orderId: string, variantIds?: readonly string[]): Promise<Item[]> {
  return db.run<{ variantId: string; qty: number }>(deleteStatement, [orderId, variantIds ?? null]);
}

const cashStatement: Statement = {
  name: 'catalog.holds-become-cash',
  text: 'update stock_holds set is_cash = true, at = now() where order_id = $1',
};

export async function markHoldsCash(db: Connection, orderId: string): Promise<void> {
  await db.run(cashStatement, [orderId]);
}

const pruneStatement: Statement = {
  name: 'catalog.prune-holds',
  text: `delete from stock_holds where is_cash and at < now() - interval '1 day'`,
};

export async function pruneHolds(db: Connection): Promise<void> {
  await db.run(pruneStatement, []);
}
