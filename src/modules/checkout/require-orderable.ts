import { couponRefused } from '#modules/cart/contract.ts';
import type { PricedCart } from '#modules/cart/price-lines.ts';
import { DomainError } from '#shared/errors.ts';
import { type PlaceOrderInput, quoteChanged } from './contract.ts';

const messagesByItem = (input: PlaceOrderInput, variantIds: readonly string[], says: (variantId: string) => string) =>
  Object.fromEntries(variantIds.map((id) => [`items.${input.items.findIndex((item) => item.variantId === id)}`, says(id)]));

/** @throws {DomainError} the reason why this cart cannot be ordered now, at the lines concerned */
export function requireOrderable(input: PlaceOrderInput, cart: PricedCart): void {
  const unsendable = cart.lines.filter((line) => line.problem === 'cannot-ship');
  if (unsendable.length > 0) {
    const reasons = new Map(
      unsendable.map((line) => [line.variantId, line.problemReason?.[input.language] ?? line.problemReason?.en ?? '']),
    );
    throw new DomainError(
      'CANNOT_SHIP',
      messagesByItem(input, [...reasons.keys()], (id) => reasons.get(id) || 'This cannot be sent there.'),
    );
  }
  const unavailable = cart.lines.filter((line) => line.problem === 'unavailable').map((line) => line.variantId);
  if (unavailable.length > 0)
    throw new DomainError(
      'UNAVAILABLE',
      messagesByItem(input, unavailable, () => 'This is not available at the moment.'),
    );
  const limited = new Map(cart.lines.filter((line) => line.problem === 'limit').map((line) => [line.variantId, line.counted]));
  if (limited.size > 0)
    throw new DomainError(
      'QUANTITY_LIMIT',
      messagesByItem(input, [...limited.keys()], (id) => `At most ${limited.get(id)} of this in one order.`),
    );
  const short = new Map(cart.lines.filter((line) => line.problem !== undefined).map((line) => [line.variantId, line.stock]));
  for (const id of cart.gone) short.set(id, 0);
  if (short.size > 0)
    throw new DomainError(
      'OUT_OF_STOCK',
      messagesByItem(input, [...short.keys()], (id) => (short.get(id) ? `Only ${short.get(id)} left.` : 'This piece was just sold.')),
    );
  if (cart.maxItemCount !== undefined)
    throw new DomainError('QUANTITY_LIMIT', { items: `At most ${cart.maxItemCount} pieces in one order.` });
  if (cart.coupon?.refused) throw couponRefused({ coupon: cart.coupon.refused });
  const isLater = (promisedUntil: string) => input.expectedArrival !== undefined && promisedUntil > input.expectedArrival;
  const hasMoved = cart.parcels.some(({ bookings, promisedUntil }) => bookings.length > 0 && isLater(promisedUntil));
  if (hasMoved || cart.bill.totalPaise !== input.expectedTotalPaise)
    throw quoteChanged({ expectedTotalPaise: String(cart.bill.totalPaise) });
}
