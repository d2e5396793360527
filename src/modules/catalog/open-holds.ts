import type { Connection, Statement } from '#platform/database/database.ts';
import { countedHold } from './hold-queries.ts';
import type { OpenHolds } from './hold-rules.ts';
import type { StockItem } from './reserve-stock.ts';

// Reads of what unpaid orders hold, for the modules that limit it.

const openStatement: Statement = {
  name: 'catalog.open-holds',
  text: `select k.holder, count(distinct h.order_id) filter (where not h.is_cash)::int as pending,
      count(distinct h.order_id) filter (where h.is_cash)::int as cash, coalesce(sum(h.qty), 0)::int as units,
      count(*) filter (where v.available = 0 and not h.is_cash)::int as "lastUnits"
    from unnest($1::text[]) k (holder) join stock_holds h on h.holders @> array[k.holder] and ${countedHold('k.holder')}
      and not h.order_id = any($2) join variants v on v.id = h.variant_id
    group by k.holder`,
};

/** Counts what each of these holders has open, some orders left out. */
export async function readOpenHolds(db: Connection, holders: readonly string[], except: readonly string[]): Promise<OpenHolds[]> {
  return db.run(openStatement, [holders, except]);
}

const ownStatement: Statement = {
  name: 'catalog.own-holds',
  text: `select order_id as "orderId", variant_id as "variantId", qty from stock_holds
    where holders && $1::text[] and not is_cash order by order_id, variant_id`,
};

/** Reads what the orders of these holders hold that wait for an online payment. */
export async function readPendingHolds(db: Connection, holders: readonly string[]): Promise<(StockItem & { orderId: string })[]> {
  return db.run(ownStatement, [holders]);
}

const holdersStatement: Statement = {
  name: 'catalog.holders-of-order',
  text: 'select holders, is_guest as "isGuest" from stock_holds where order_id = $1 limit 1',
};

export async function readHoldersOfOrder(db: Connection, orderId: string): Promise<{ holders: string[]; isGuest: boolean } | undefined> {
  return (await db.run<{ holders: string[]; isGuest: boolean }>(holdersStatement, [orderId]))[0];
}
