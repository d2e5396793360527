import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { lockVariants, readHeldUnits } from './hold-queries.ts';
import { type HeldUnits, type Hold, holdableUnits } from './hold-rules.ts';
import { announceStockChange } from './refresh-sold-out.ts';
import { reserveQuietly, type StockItem } from './reserve-stock.ts';
import { releaseStockRows, type StockRow } from './stock-queries.ts';

interface HeldOrder {
  orderId: string;
  items: readonly StockItem[];
}

/**
 * Reserves the stock of an order that is not paid, within the share that one holder may take. The rows stay
 * locked until the transaction ends: call it last.
 * @param insteadOf orders of the same buyer in whose place it comes: what they held goes to it first
 * @throws {DomainError} OUT_OF_STOCK; QUANTITY_LIMIT with `items.<index>` where fewer units could be held;
 * BEING_PAID where others hold what may be held
 */
export async function holdStock(tx: Context, order: HeldOrder & { hold: Hold; insteadOf?: readonly HeldOrder[] }): Promise<void> {
  const { orderId, items, hold, insteadOf = [] } = order;
  const variantIds = items.map((item) => item.variantId);
  const isLimited = tx.app.holds.openOrders > 0;
  if (isLimited || insteadOf.length > 0)
    await lockVariants(tx.db, [...variantIds, ...insteadOf.flatMap((each) => each.items.map((item) => item.variantId))]);
  const rows: StockRow[] = [];
  for (const each of insteadOf) rows.push(...(await releaseStockRows(tx.db, each.orderId, each.items, 'release')));
  if (isLimited) requireShare(tx, items, hold, await readHeldUnits(tx.db, variantIds, hold.holders));
  rows.push(...(await reserveQuietly(tx, { orderId, items, hold })));
  await announceStockChange(tx, netChanges(rows));
}

type HeldVariant = HeldUnits & { variantId: string };

/** Gives the units of a variant that an unpaid order may take: what is there, within its share. */
export function takeableUnits(ctx: Context, held: HeldUnits, hold: Pick<Hold, 'isGuest' | 'isCash'>): number {
  const { openOrders, sharePercent } = ctx.app.holds;
  return openOrders === 0 ? held.available : Math.min(held.available, holdableUnits(held, hold, sharePercent));
}

/** Finds the lines that are more than a share of the stock; none where one is short, which is told first. */
function linesOverShare(tx: Context, items: readonly StockItem[], hold: Hold, held: readonly HeldVariant[]) {
  const units = new Map(held.map((each) => [each.variantId, each]));
  if (tx.app.holds.openOrders === 0 || items.some((item) => (units.get(item.variantId)?.available ?? 0) < item.qty)) return [];
  return items.flatMap(({ variantId, qty }, index) => {
    const most = takeableUnits(tx, units.get(variantId) as HeldVariant, hold);
    return most < qty ? [{ index, variantId, most }] : [];
  });
}

/** Finds the variants of which an order would hold more than its share, as it is at this moment. */
export async function findOverShare(tx: Context, items: readonly StockItem[], hold: Hold): Promise<string[]> {
  const variantIds = items.map((item) => item.variantId);
  return linesOverShare(tx, items, hold, await readHeldUnits(tx.db, variantIds, hold.holders)).map((line) => line.variantId);
}

/**
 * Rejects units beyond the share that one holder may take of each variant.
 * @throws {DomainError} QUANTITY_LIMIT or BEING_PAID at `items.<index>`
 */
export function requireShare(tx: Context, items: readonly StockItem[], hold: Hold, held: readonly HeldVariant[]): void {
  const refused = linesOverShare(tx, items, hold, held);
  if (refused.length === 0) return;
  const says = (most: number) => (most === 0 ? 'Others are paying for this just now.' : `At most ${most} of this in one order.`);
  throw new DomainError(
    refused.some(({ most }) => most === 0) ? 'BEING_PAID' : 'QUANTITY_LIMIT',
    Object.fromEntries(refused.map(({ index, most }) => [`items.${index}`, says(most)])),
  );
}

/** Joins the changes of each variant: what went back and was taken again has not been on sale. */
function netChanges(rows: readonly StockRow[]): StockRow[] {
  const net = new Map<string, StockRow>();
  for (const row of rows) net.set(row.variantId, { ...row, before: net.get(row.variantId)?.before ?? row.before });
  return [...net.values()];
}
