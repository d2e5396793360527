import { priceCart } from '#modules/cart/price-cart.ts';
import type { PricedLine } from '#modules/cart/price-lines.ts';
import { exchangeStock, readExchangeable } from '#modules/catalog/exchange-stock.ts';
import { exchangeMonths } from '#modules/making/book-months.ts';
import type { Context } from '#platform/context.ts';
import { consumeRateLimit } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { readAddress } from './address-queries.ts';
import { type LockedOrder, lockOwnOrder } from './api.ts';
import type { ExchangeOption, OrderView } from './contract.ts';
import { type ExchangeableLine, listVariants, lockExchangeable, readExchangeableLine, writeExchange } from './exchange-queries.ts';
import { viewOrder } from './get-order.ts';
import { notifyBuyer } from './notify-buyer.ts';
import { wrongParcelState } from './parcel-contract.ts';
import { requireOrder } from './require-order.ts';
import { readOrder } from './view-queries.ts';

/** Keeps a changed mind, or a stranger at an open browser, from flooding sellers with mails. */
const exchangesOfOrder = { name: 'exchanges in an order', max: 5, seconds: 3_600 };

/** Says why the order would have to be agreed again for a variant; undefined where it can be had instead. */
function differenceOf(line: ExchangeableLine, variant: PricedLine | undefined): string | undefined {
  if (variant?.productId !== line.productId) return 'This is not on sale.';
  if (variant.problem === 'unavailable' || variant.problem === 'cannot-ship') return 'This is not sold where the order goes.';
  const { pricePaise, hsn, leadTimeDays = null } = variant;
  if (pricePaise !== line.pricePaise || hsn !== line.hsn || leadTimeDays !== line.leadTimeDays)
    return 'This has another price now. Cancel the piece and order the other one.';
  return line.others.includes(variant.variantId) ? 'This is in the order already.' : undefined;
}

/** Tells whether the variant of a line can still be exchanged. */
const isExchangeable = (order: Pick<LockedOrder, 'state'>, line: ExchangeableLine): boolean =>
  order.state === 'placed' && line.state === 'confirmed' && line.isWhole;

/** Prices variants as the lines of an order, where it goes. */
async function priceFor(ctx: Context, order: { id: string; country: string }, qty: number, variantIds: readonly string[]) {
  const { state, postalCode } = (await readAddress(ctx.db, order.id)) ?? {};
  const to = { country: order.country, state: state ?? undefined, postalCode: postalCode ?? undefined };
  return (await priceCart(ctx, { items: variantIds.map((variantId) => ({ variantId, qty })), ...to })).lines;
}

async function exchange(tx: Context, order: LockedOrder, { lineId, variantId }: { lineId: string; variantId: string }): Promise<void> {
  const orderId = order.id;
  const line = await lockExchangeable(tx.db, orderId, lineId);
  if (!line) throw new DomainError('INVALID_INPUT', { lineId: 'There is no such line.' });
  if (!isExchangeable(order, line)) throw wrongParcelState({ state: line.state });
  // Sent twice, it is exchanged once.
  if (line.variantId === variantId) return;
  const [variant] = await priceFor(tx, order, line.qty, [variantId]);
  const difference = differenceOf(line, variant);
  if (!variant || difference) throw new DomainError('INVALID_INPUT', { variantId: difference ?? '' });
  await consumeRateLimit(tx, exchangesOfOrder, orderId);
  await writeExchange(tx.db, lineId, variant);
  await exchangeMonths(tx, orderId, line.variantId, variantId);
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

/**
 * Lists what a buyer can choose in place of the variant of a line, with the units that the order could have
 * of each, by the rules of the exchange itself; nothing once it is packed.
 * @throws {DomainError} ORDER_NOT_FOUND
 */
export async function listExchangeOptions(
  ctx: Context,
  { number, lineId }: { number: string; lineId: string },
): Promise<{ data: { options: ExchangeOption[] } }> {
  const { orderId } = await requireOrder(ctx, number);
  const order = await readOrder(ctx.db, orderId);
  const line = order && (await readExchangeableLine(ctx.db, orderId, lineId));
  if (!order || !line || !isExchangeable(order, line)) return { data: { options: [] } };
  const others = (await listVariants(ctx.db, line.productId)).filter((variantId) => variantId !== line.variantId);
  const same = (await priceFor(ctx, order, line.qty, others)).filter((variant) => differenceOf(line, variant) === undefined);
  const variantIds = same.map(({ variantId }) => variantId);
  const units = await readExchangeable(ctx, { orderId, variantIds, isCash: order.method === 'cod' });
  const options = same.map(({ variantId, size, sizeLabel, colorName }) => ({
    variantId,
    size,
    ...(sizeLabel ? { sizeLabel } : {}),
    ...(colorName ? { colorName } : {}),
    availableQty: units.get(variantId) ?? 0,
  }));
  return { data: { options } };
}
