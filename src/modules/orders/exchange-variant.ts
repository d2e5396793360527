import { priceCart } from '#modules/cart/price-cart.ts';
import type { PricedLine } from '#modules/cart/price-lines.ts';
import { exchangeStock } from '#modules/catalog/exchange-stock.ts';
import type { Context } from '#platform/context.ts';
import { consumeRateLimit } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { readAddress } from './address-queries.ts';
import { type LockedOrder, lockOwnOrder } from './api.ts';
import type { OrderView } from './contract.ts';
import { type ExchangeableLine, lockExchangeable, writeExchange } from './exchange-queries.ts';
import { viewOrder } from './get-order.ts';
import { notifyBuyer } from './notify-buyer.ts';
import { wrongParcelState } from './parcel-contract.ts';
import { requireOrder } from './require-order.ts';

/** Keeps a changed mind, or a stranger at an open browser, from flooding sellers with mails. */
const exchangesOfOrder = { name: 'exchanges in an order', max: 5, seconds: 3_600 };

/**
 * Rejects a variant for which the order would have to be agreed again.
 * @throws {DomainError} INVALID_INPUT at `variantId`
 */
function requireSame(line: ExchangeableLine, variant: PricedLine | undefined): asserts variant {
  const reject = (sentence: string) => new DomainError('INVALID_INPUT', { variantId: sentence });
  if (variant?.productId !== line.productId) throw reject('This is not on sale.');
  if (variant.problem === 'unavailable' || variant.problem === 'cannot-ship') throw reject('This is not sold where the order goes.');
  const { pricePaise, hsn, leadTimeDays = null } = variant;
  if (pricePaise !== line.pricePaise || hsn !== line.hsn || leadTimeDays !== line.leadTimeDays)
    throw reject('This has another price now. Cancel the piece and order the other one.');
  if (line.others.includes(variant.variantId)) throw reject('This is in the order already.');
}

async function exchange(tx: Context, order: LockedOrder, { lineId, variantId }: { lineId: string; variantId: string }): Promise<void> {
  const orderId = order.id;
  const line = await lockExchangeable(tx.db, orderId, lineId);
  if (!line) throw new DomainError('INVALID_INPUT', { lineId: 'There is no such line.' });
  if (order.state !== 'placed' || line.state !== 'confirmed' || !line.isWhole) throw wrongParcelState({ state: line.state });
  // Sent twice, it is exchanged once.
  if (line.variantId === variantId) return;
  const { state, postalCode } = (await readAddress(tx.db, orderId)) ?? {};
  const to = { country: order.country, state: state ?? undefined, postalCode: postalCode ?? undefined };
  const [variant] = (await priceCart(tx, { items: [{ variantId, qty: line.qty }], ...to })).lines;
  requireSame(line, variant);
  await consumeRateLimit(tx, exchangesOfOrder, orderId);
  await writeExchange(tx.db, lineId, variant);
  const about = `${lineId}:${tx.now().toISOString()}`;
  await notifyBuyer(tx, { orderId, kind: 'exchanged', about, details: { lines: [{ lineId, qty: line.qty }] } });
  await exchangeStock(tx, { orderId, qty: line.qty, from: line.variantId, to: variantId, isCash: order.method === 'cod' });
}

/**
 * Exchanges the variant of a line for another of the same product at the same price, for its buyer, before it
 * is packed: price, taxes, discounts and commission stay as they were agreed. Packing locks the same order,
 * so one of both comes first. Buyer and seller get a mail.
 * @throws {DomainError} ORDER_NOT_FOUND, WRONG_STATE once it is packed or units of it were cancelled,
 * INVALID_INPUT at `variantId`, OUT_OF_STOCK, QUANTITY_LIMIT, BEING_PAID, TOO_MANY_REQUESTS
 */
export async function exchangeVariant(
  ctx: Context,
  { number, ...choice }: { number: string; lineId: string; variantId: string },
): Promise<{ data: { order: OrderView } }> {
  const { orderId } = await requireOrder(ctx, number);
  await ctx.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, orderId);
    if (!order) throw new DomainError('ORDER_NOT_FOUND');
    await exchange(tx, order, choice);
  });
  return { data: { order: await viewOrder(ctx, orderId) } };
}
