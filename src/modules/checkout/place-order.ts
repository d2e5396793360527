import { addAddress } from '#modules/accounts/addresses.ts';
import { lockPerson } from '#modules/accounts/lock-person.ts';
import { normalizePhone } from '#modules/accounts/phone-number.ts';
import { couponRefused } from '#modules/cart/contract.ts';
import { countUnknownCoupon } from '#modules/cart/coupon-attempts.ts';
import { priceCart } from '#modules/cart/price-cart.ts';
import type { PricedCart } from '#modules/cart/price-lines.ts';
import { redeemCoupon } from '#modules/cart/redeem-coupon.ts';
import { removeOrderedItems } from '#modules/cart/remove-ordered-items.ts';
import { reserveStock } from '#modules/catalog/reserve-stock.ts';
import { currentRate } from '#modules/currency/current-rates.ts';
import { onOrderPlaced } from '#modules/orders/confirm-order.ts';
import { createOrder, type NewOrder } from '#modules/orders/create-order.ts';
import { guestToken, guestTokenFor, guestTokenHash, issueGuestToken } from '#modules/orders/guest-token.ts';
import { isProvedMailbox } from '#modules/orders/proved-mailbox.ts';
import { requireMethod } from '#modules/payments/list-methods.ts';
import { openPayment } from '#modules/payments/open-payment.ts';
import type { Context } from '#platform/context.ts';
import { withIdempotencyKey } from '#platform/idempotency/with-idempotency-key.ts';
import { consumeRateLimit, consumeRateLimitByAddress } from '#platform/limits/consume-rate-limit.ts';
import { type AddressError, validateAddress } from '#shared/address-forms.ts';
import { DomainError } from '#shared/errors.ts';
import { type PlacedOrder, type PlaceOrderInput, quoteChanged } from './contract.ts';
import { tryStartPayment } from './try-start-payment.ts';

const addressMessages: Record<AddressError, string> = {
  required: 'Fill this in.',
  'unknown-state': 'Choose a state.',
  'postal-code': 'This is not a postal code of that country.',
  'postal-code-of-another-state': 'This PIN code belongs to another state.',
};

const messagesByItem = (input: PlaceOrderInput, variantIds: readonly string[], says: (variantId: string) => string) =>
  Object.fromEntries(variantIds.map((id) => [`items.${input.items.findIndex((item) => item.variantId === id)}`, says(id)]));

/** @throws {DomainError} the reason why this cart cannot be ordered now, at the lines concerned */
function requireOrderable(input: PlaceOrderInput, cart: PricedCart): void {
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
  const short = new Map(cart.lines.filter((line) => line.problem !== undefined).map((line) => [line.variantId, line.stock]));
  for (const id of cart.gone) short.set(id, 0);
  if (short.size > 0)
    throw new DomainError(
      'OUT_OF_STOCK',
      messagesByItem(input, [...short.keys()], (id) => (short.get(id) ? `Only ${short.get(id)} left.` : 'This piece was just sold.')),
    );
  if (cart.coupon?.refused) throw couponRefused({ coupon: cart.coupon.refused });
  if (cart.bill.totalPaise !== input.expectedTotalPaise) throw quoteChanged({ expectedTotalPaise: String(cart.bill.totalPaise) });
}

/**
 * Validates and normalises contact and address.
 * @throws {DomainError} INVALID_INPUT at each field that is wrong for its country
 */
function checkDelivery({ contact, address }: PlaceOrderInput) {
  const faults = Object.entries(validateAddress(address)).map(([part, fault]) => [`address.${part}`, addressMessages[fault]]);
  if (faults.length > 0) throw new DomainError('INVALID_INPUT', Object.fromEntries(faults));
  const phone = normalizePhone(contact.phone, 'contact.phone', address.country);
  return { contact: { ...contact, phone }, address: { ...address, postalCode: address.postalCode?.toUpperCase() } };
}

async function shownRate(ctx: Context, currency: string) {
  const rate = await currentRate(ctx, currency);
  return rate ? { currency, rate: Number(rate.rate), rateDate: rate.date } : { currency: 'INR' };
}

/**
 * Stops a client that reserves all stock without paying; an office or a village behind one address passes.
 */
const byAddress = { name: 'orders by address', max: 200, seconds: 3_600 };

/** Keeps mails about orders from flooding a stranger's mailbox. */
const byMailbox = { name: 'orders by unproved e-mail', max: 5, seconds: 3_600 };

/** Writes everything of an order except its stock. @param tx inside a transaction */
async function writeOrder(
  tx: Context,
  input: PlaceOrderInput,
  given: Pick<NewOrder, 'userId' | 'guestToken' | 'shown' | 'contact' | 'address'>,
): Promise<PlacedOrder> {
  const { items, coupon, method, giftMessage, language } = input;
  const { contact, address, userId } = given;
  const account = userId === undefined ? undefined : await lockPerson(tx, userId);
  const isProved = await isProvedMailbox(tx, contact.email);
  const buyer = account?.email ?? (isProved ? contact.email : undefined);
  await consumeRateLimitByAddress(tx, byAddress);
  if (!isProved) await consumeRateLimit(tx, byMailbox, contact.email);
  const cart = await priceCart(tx, { items, coupon, country: address.country, state: address.state }, buyer);
  requireOrderable(input, cart);
  const { totalPaise } = cart.bill;
  if (totalPaise > 0) requireMethod(tx, method, { country: address.country, totalPaise });
  const stands = totalPaise === 0 || method === 'cod';
  const order = await createOrder(tx, {
    ...given,
    isProved,
    cart,
    method,
    language,
    state: stands ? 'placed' : 'pending',
    couponCode: coupon,
    giftMessage: giftMessage || undefined,
  });
  if (coupon !== undefined) await redeemCoupon(tx, { code: coupon, orderId: order._id, buyer });
  const payment = totalPaise > 0 ? await openPayment(tx, { orderId: order._id, method, amountPaise: totalPaise }) : undefined;
  if (stands) await onOrderPlaced(tx, order._id);
  if (userId !== undefined) await removeOrderedItems(tx, userId, items);
  return { order, ...(payment ? { payment } : {}) };
}

/**
 * Places an order at current prices, once for each idempotency key: two tabs, a double click and a retry come
 * to one. One transaction redeems the coupon, writes the order with its parcels and lines, opens the payment,
 * and reserves the stock last. The provider is called afterwards. Cash on delivery and free orders are placed
 * at once.
 * @throws {DomainError} INVALID_INPUT, METHOD_NOT_OFFERED, CANNOT_SHIP, COUPON_REFUSED, QUOTE_CHANGED,
 * OUT_OF_STOCK, KEY_REUSED, TOO_MANY_REQUESTS
 */
export async function placeOrder(ctx: Context, input: PlaceOrderInput): Promise<{ data: PlacedOrder }> {
  const { idempotencyKey: key, ...body } = input;
  const { contact, address } = checkDelivery(input);
  const userId = ctx.actor?.userId;
  const token = userId === undefined ? guestTokenFor(ctx, key) : undefined;
  const shown = await shownRate(ctx, input.shownCurrency);
  // Keys are scoped to a browser: the same key from another one is another order.
  const act = { actor: userId ?? `guest ${guestTokenHash(token ?? '')}`, route: 'place-order', key, body };
  const { answer, replayed } = await withIdempotencyKey(
    ctx,
    act,
    (tx) => writeOrder(tx, input, { userId, guestToken: token, shown, contact, address }),
    // Other buyers of the same variants wait from here on.
    (tx, { order }) => reserveStock(tx, { orderId: order._id, items: input.items }),
  ).catch(async (error) => {
    await countCouponGuess(ctx, input, error);
    throw error;
  });
  // A repetition without the cookie of the first response gets the summary of the order, and cannot open it.
  if (token !== undefined && (!replayed || guestToken(ctx))) issueGuestToken(ctx, token);
  if (!replayed && userId !== undefined && input.saveAddress) await saveAddress(ctx, contact, address);
  return { data: await tryStartPayment(ctx, answer) };
}

/** Counts an unknown coupon code as a guess, outside the transaction that was rolled back. */
async function countCouponGuess(ctx: Context, { coupon }: PlaceOrderInput, error: unknown): Promise<void> {
  const isGuess = error instanceof DomainError && error.code === 'COUPON_REFUSED' && error.fields.coupon === 'unknown';
  if (isGuess && coupon !== undefined) await countUnknownCoupon(ctx, coupon);
}

/** Saves the address; a full address book does not fail an order that is placed. */
async function saveAddress(ctx: Context, { name, phone }: PlaceOrderInput['contact'], address: PlaceOrderInput['address']): Promise<void> {
  try {
    await addAddress(ctx, { label: address.city.slice(0, 40), isDefault: false, name, phone, ...address });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.log.info({ code: error.code }, 'address not saved');
  }
}
