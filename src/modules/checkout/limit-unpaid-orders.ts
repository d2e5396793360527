import type { PricedCart } from '#modules/cart/price-lines.ts';
import { readHoldersOfOrder, readOpenHolds, readPendingHolds } from '#modules/catalog/open-holds.ts';
import { findExcess, type UnpaidOrder, unpaidLimits } from '#modules/catalog/unpaid-limits-rules.ts';
import { orderNumberById } from '#modules/orders/api.ts';
import type { Context } from '#platform/context.ts';
import { consumeInTransaction, consumeRateLimit, type WantedUse } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { unpaidOrders } from './contract.ts';
import type { Holders } from './holders-of.ts';

const hour = 3_600;
const lastUnitOfVariant = { name: 'last unit held by guests', max: 2, seconds: hour };

/**
 * Limits what one buyer, browser or network holds without paying. Each of its counters locks its holder until
 * the transaction ends, so that orders of one holder are counted one after the other.
 * @param ended orders in whose place this one comes
 * @throws {DomainError} UNPAID_ORDERS, TOO_MANY_REQUESTS
 */
export async function limitUnpaidOrders(
  tx: Context,
  holders: Holders,
  { cart, isCash, ended }: { cart: PricedCart; isCash: boolean; ended: readonly string[] },
): Promise<void> {
  const lines = cart.lines.flatMap((line, index) => (line.stock === line.counted ? [{ variantId: line.variantId, index }] : []));
  const order = { isGuest: holders.isGuest, isCash, units: cart.bill.pieces, lastUnits: lines.length };
  await requireAllowance(tx, holders, order, ended);
  if (!holders.isGuest || isCash || tx.app.holds.openOrders === 0) return;
  const own = holders.self === undefined ? [] : await readPendingHolds(tx.db, [holders.self]);
  const kept = new Set(own.filter((each) => ended.includes(each.orderId)).map((each) => each.variantId));
  await limitLastUnits(
    tx,
    lines.filter((line) => !kept.has(line.variantId)),
  );
}

/**
 * Bounds how often guests together hold the last unit of a variant: strangers with many addresses would
 * otherwise keep a one-of-a-kind for ever. Accounts, and guests who pay in cash, can have it in between.
 * @throws {DomainError} BEING_PAID
 */
async function limitLastUnits(tx: Context, lines: readonly { variantId: string; index: number }[]): Promise<void> {
  for (const { variantId, index } of lines.toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1))) {
    try {
      await consumeRateLimit(tx, lastUnitOfVariant, variantId);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      throw new DomainError('BEING_PAID', { [`items.${index}`]: 'Others are paying for this just now.' }, error.retryAfter);
    }
  }
}

/**
 * The same for an order that waited for an online payment and is to be paid in cash.
 * @throws {DomainError} UNPAID_ORDERS, TOO_MANY_REQUESTS
 */
export async function limitCashInstead(tx: Context, orderId: string): Promise<void> {
  const held = await readHoldersOfOrder(tx.db, orderId);
  if (!held) return;
  const holders = { self: undefined, all: held.holders, isGuest: held.isGuest };
  await requireAllowance(tx, holders, { isGuest: held.isGuest, isCash: true, units: 0, lastUnits: 0 }, [orderId]);
}

async function requireAllowance(tx: Context, { self, all, isGuest }: Holders, order: UnpaidOrder, ended: readonly string[]): Promise<void> {
  const settings = tx.app.holds;
  if (settings.openOrders === 0) return;
  const uses = all.flatMap((who): WantedUse[] => {
    const { perHour } = unpaidLimits(who, { isGuest }, settings);
    const use = (name: string, max: number, amount: number) => ({ limit: { name, max, seconds: hour }, who, amount });
    return [
      use('unpaid orders', perHour.orders, 1),
      ...(order.units > 0 ? [use('unpaid units', perHour.units, order.units)] : []),
      ...(order.lastUnits > 0 ? [use('unpaid last units', perHour.lastUnits, order.lastUnits)] : []),
    ];
  });
  await consumeInTransaction(tx, uses);
  const excess = findExcess(await readOpenHolds(tx.db, all, ended), order, all, settings);
  if (!excess) return;
  const own = self === undefined ? [] : await readPendingHolds(tx.db, [self]);
  const latest = own.findLast((each) => !ended.includes(each.orderId))?.orderId;
  throw unpaidOrders({ ...excess, order: latest === undefined ? '' : ((await orderNumberById(tx.db, latest)) ?? '') });
}
