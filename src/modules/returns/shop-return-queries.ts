import type { Connection, Statement } from '#platform/database/database.ts';
import type { Localized } from '#shared/localized.ts';
import type { ReturnState } from './contract.ts';

export interface ShopReturnRow {
  id: string;
  number: string;
  orderNumber: string;
  state: ReturnState;
  createdAt: Date;
  stateAt: Date;
  titles: Localized[];
  /** Milliseconds of its request. */
  rank: string;
}

const rankSql = `lpad((extract(epoch from date_trunc('milliseconds', r.created_at)) * 1000)::bigint::text, 13, '0')`;
const tables = 'returns r join parcels p on p.id = r.parcel_id';

const pageStatement: Statement = {
  name: 'returns.of-shop',
  text: `select r.id, r.number, o.number as "orderNumber", r.state, r.created_at as "createdAt", r.state_at as "stateAt", ${rankSql} as rank,
      (select jsonb_agg(l.title order by l.position) from return_lines x join order_lines l on l.id = x.line_id where x.return_id = r.id) as titles
    from ${tables} join orders o on o.id = r.order_id
    where p.seller_id = $1 and (r.state = any($2)) = $3 and ($4::text is null or (${rankSql}, r.id) < ($4, $5)) order by ${rankSql} desc, r.id desc limit $6`,
};

/** Reads a page of the open, or of the closed, returns of a shop, the latest first. */
export async function readReturnPage(
  db: Connection,
  sellerId: string,
  page: { isOpen: boolean; openStates: readonly ReturnState[]; after: { rank: string; id: string } | undefined; limit: number },
): Promise<ShopReturnRow[]> {
  const { isOpen, openStates, after, limit } = page;
  return db.run(pageStatement, [sellerId, openStates, isOpen, after?.rank ?? null, after?.id ?? null, limit]);
}

const countStatement: Statement = {
  name: 'returns.count-of-shop',
  text: `select count(*)::int as count from ${tables} where p.seller_id = $1 and r.state = any($2)`,
};

/** Counts the returns of a shop in some states. */
export async function countReturns(db: Connection, sellerId: string, states: readonly ReturnState[]): Promise<number> {
  return (await db.run<{ count: number }>(countStatement, [sellerId, states]))[0]?.count ?? 0;
}

const findStatement: Statement = {
  name: 'returns.one-of-shop',
  text: `select r.id, r.order_id as "orderId", r.state_at as "stateAt" from ${tables} where p.seller_id = $1 and r.number = $2`,
};

/** Finds a return of a shop by its number. */
export async function findShopReturn(
  db: Connection,
  sellerId: string,
  number: string,
): Promise<{ id: string; orderId: string; stateAt: Date } | undefined> {
  return (await db.run<{ id: string; orderId: string; stateAt: Date }>(findStatement, [sellerId, number]))[0];
}
