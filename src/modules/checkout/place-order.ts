import { addressFaults } from '#modules/accounts/address-faults.ts';
import { addAddress } from '#modules/accounts/addresses.ts';
import { guestToken, guestTokenFor, guestTokenHash, issueGuestToken } from '#modules/accounts/guest-token.ts';
import { lockPerson } from '#modules/accounts/lock-person.ts';
import { normalizePhone } from '#modules/accounts/phone-number.ts';
import { deliveryDigests } from '#modules/cart/buyer-digest.ts';
import { countUnknownCoupon } from '#modules/cart/coupon-attempts.ts';
import type { PricedCart } from '#modules/cart/price-lines.ts';
import { priceWithHolds } from '#modules/cart/price-with-holds.ts';
import { redeemCoupon } from '#modules/cart/redeem-coupon.ts';
import { removeOrderedItems } from '#modules/cart/remove-ordered-items.ts';
import { forgetGuestReminder } from '#modules/cart-reminders/request-reminder.ts';
import type { Hold } from '#modules/catalog/hold-rules.ts';
import { holdStock } from '#modules/catalog/hold-stock.ts';
import { currentRate } from '#modules/currency/current-rates.ts';
import { requireDelivery } from '#modules/delivery/find-delivery.ts';
import { bookMonths, lockMonths } from '#modules/making/book-months.ts';
import { wantTexts } from '#modules/order-texts/want-texts.ts';
import { admitCashOrder } from '#modules/orders/admit-cash-order.ts';
import { onOrderPlaced } from '#modules/orders/confirm-order.ts';
import { createOrder, type NewOrder } from '#modules/orders/create-order.ts';
import { type LeftOrder, replaceOrders } from '#modules/orders/leave-order.ts';
import { isProvedMailbox } from '#modules/orders/proved-mailbox.ts';
import { requireMethod } from '#modules/payments/list-methods.ts';
import { openPayment } from '#modules/payments/open-payment.ts';
import { quoteCredit } from '#modules/store-credit/quote-credit.ts';
import { spendCredit } from '#modules/store-credit/spend-credit.ts';
import type { Context } from '#platform/context.ts';
import { addressUse, consumeInTransaction } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { requireCashProof } from './cash-proof.ts';
import { checkBilling } from './check-billing.ts';
import { creditChanged, type PlacedOrder, type PlaceOrderInput } from './contract.ts';
import { findReplaced } from './find-replaced.ts';
import { holdersOf } from './holders-of.ts';
import { limitUnpaidOrders } from './limit-unpaid-orders.ts';
import { orderByKey } from './order-by-key.ts';
import { requireOrderable } from './require-orderable.ts';
import { tryStartPayment } from './try-start-payment.ts';

/**
 * Validates and normalises contact and address.
 * @throws {DomainError} INVALID_INPUT at each field that is wrong for its country
 */
function checkDelivery({ contact: { phoneUnchecked: unchecked, ...contact }, address }: PlaceOrderInput) {
  const faults = addressFaults(address).map(([part, sentence]) => [`address.${part}`, sentence]);
  if (faults.length > 0) throw new DomainError('INVALID_INPUT', Object.fromEntries(faults));
  const phone = normalizePhone(contact.phone, { field: 'contact.phone', country: address.country, unchecked });
  return { contact: { ...contact, phone }, address: { ...address, postalCode: address.postalCode?.toUpperCase() } };
}

/**
 * Takes the notes to the makers that say something.
 * @throws {DomainError} INVALID_INPUT at a note about a line that is not made to order
 */
function acceptInstructions({ instructions }: PlaceOrderInput, cart: PricedCart): ReadonlyMap<string, string> {
  const written = Object.entries(instructions).filter(([, text]) => text !== '');
  const madeToOrder = new Set(cart.lines.filter((line) => line.leadTimeDays !== undefined).map((line) => line.variantId));
  const misplaced = written.filter(([id]) => !madeToOrder.has(id)).map(([id]) => [`instructions.${id}`, 'This is not made to order.']);
  if (misplaced.length > 0) throw new DomainError('INVALID_INPUT', Object.fromEntries(misplaced));
  return new Map(written);
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

/** Names a country that gets no parcels before other faults of the address, which it may cause. */
async function orNotServed<T>(ctx: Context, { country }: PlaceOrderInput['address'], check: () => T): Promise<T> {
  try {
    return check();
  } catch (error) {
    await requireDelivery(ctx, { country }, 'address.');
    throw error;
  }
}

/**
 * Checks that a buyer's store credit can pay as much of a total, with what orders held that end.
 * @throws {DomainError} CREDIT_CHANGED with what it can pay
 */
async function requireCredit(tx: Context, userId: string | undefined, wanted: { creditPaise: number; totalPaise: number }): Promise<void> {
  const { creditPaise, totalPaise } = wanted;
  if (creditPaise === 0) return;
  if (userId === undefined) throw creditChanged({ creditPaise: '0' });
  const { usablePaise, minimumRestPaise } = await quoteCredit(tx, userId, totalPaise);
  const restPaise = totalPaise - creditPaise;
  if (creditPaise > usablePaise || (restPaise > 0 && restPaise < minimumRestPaise))
    throw creditChanged({ creditPaise: String(usablePaise) });
}

/** An order that is written, and what its stock is reserved with. */
interface WrittenOrder {
  placed: PlacedOrder;
  hold: Hold;
  insteadOf: LeftOrder[];
}

/**
 * Writes everything of an order except its stock.
 * @param tx inside a transaction
 * @param ended orders in whose place it comes
 */
async function writeOrder(
  tx: Context,
  input: PlaceOrderInput,
  given: Pick<NewOrder, 'userId' | 'guestToken' | 'shown' | 'contact' | 'address' | 'billing'>,
  ended: readonly string[],
): Promise<WrittenOrder> {
  const { items, coupon, method, giftMessage, gift, language } = input;
  const { contact, address, userId } = given;
  const account = userId === undefined ? undefined : await lockPerson(tx, userId);
  const isProved = await isProvedMailbox(tx, contact.email);
  const buyer = account?.email ?? (isProved ? contact.email : undefined);
  const mailbox = isProved || ended.length > 0 ? [] : [{ limit: byMailbox, who: contact.email }];
  await consumeInTransaction(tx, [...addressUse(tx, byAddress), ...mailbox]);
  const { country, state, postalCode } = address;
  const delivery = await requireDelivery(tx, address, 'address.');
  await lockMonths(
    tx,
    items.map(({ variantId }) => variantId),
  );
  const holders = holdersOf(tx, { ...contact, userId, guestToken: given.guestToken });
  const wanted = { items, coupon, country, state, postalCode };
  const priced = await priceWithHolds(tx, wanted, { buyer, self: async () => holders.self, ended });
  const { cart } = priced;
  requireOrderable(input, cart);
  const instructions = acceptInstructions(input, cart);
  const { totalPaise } = cart.bill;
  const creditPaise = input.creditPaise ?? 0;
  const restPaise = totalPaise - creditPaise;
  if (restPaise < 0) await requireCredit(tx, userId, { creditPaise, totalPaise });
  if (restPaise > 0) requireMethod(tx, method, { country, totalPaise: restPaise, cash: delivery.cash });
  const isCash = restPaise > 0 && method === 'cod';
  const emailProved = isCash ? await requireCashProof(tx, { ...contact, isProved }) : isProved;
  const stands = restPaise === 0 || method === 'cod';
  const hold = { holders: holders.all, isGuest: holders.isGuest, isCash: stands };
  const replaced = await findReplaced(tx, { items, hold, self: holders.self, ended: priced.ended });
  await limitUnpaidOrders(tx, holders, { cart, isCash: stands, ended: replaced });
  const insteadOf = await replaceOrders(tx, replaced, coupon);
  await requireCredit(tx, userId, { creditPaise, totalPaise });
  const { order, sold, cashPaise } = await createOrder(tx, {
    ...given,
    isProved,
    cart,
    creditPaise,
    method: restPaise > 0 ? method : totalPaise > 0 ? 'store-credit' : 'none',
    language,
    state: stands ? 'placed' : 'pending',
    couponCode: coupon,
    giftMessage: giftMessage || undefined,
    gift,
    instructions,
  });
  await bookMonths(
    tx,
    order._id,
    cart.parcels.flatMap(({ bookings }) => bookings),
  );
  if (isCash) await admitCashOrder(tx, order._id, { ...contact, ...address, userId }, emailProved);
  const paid = await spendCredit(tx, { order: { id: order._id, number: order.number }, userId, amountPaise: creditPaise });
  if (!paid) throw creditChanged({ creditPaise: '0' });
  if (coupon !== undefined)
    await redeemCoupon(tx, { code: coupon, orderId: order._id, buyer, marks: deliveryDigests(tx, { phone: contact.phone, address }) });
  const amountPaise = isCash ? cashPaise : restPaise;
  const payment = restPaise > 0 ? await openPayment(tx, { orderId: order._id, method, amountPaise }) : undefined;
  if (stands) await onOrderPlaced(tx, order._id, sold);
  if (input.textUpdates && !gift) await wantTexts(tx, order._id, 'sms');
  if (input.whatsAppUpdates && !gift) await wantTexts(tx, order._id, 'whatsapp');
  if (userId !== undefined) await forgetGuestReminder(tx);
  if (stands && userId !== undefined) await removeOrderedItems(tx, userId, items);
  return { placed: { order, ...(payment ? { payment } : {}) }, hold, insteadOf };
}

/**
 * Places an order at current prices, once for each idempotency key: two tabs, a double click and a retry come
 * to one. One transaction redeems the coupon, writes the order with its parcels and lines, opens the payment,
 * and reserves the stock last. The provider is called afterwards. Cash on delivery, free orders and
 * those that store credit pays for are placed at once.
 * @throws {DomainError} INVALID_INPUT, METHOD_NOT_OFFERED, NOT_SERVED, CASH_CODE_NEEDED, CASH_LIMITED,
 * CANNOT_SHIP, UNAVAILABLE, COUPON_REFUSED, QUOTE_CHANGED, CREDIT_CHANGED, OUT_OF_STOCK, QUANTITY_LIMIT,
 * BEING_PAID, UNPAID_ORDERS, ORDER_STANDS, KEY_REUSED, TOO_MANY_REQUESTS
 */
export async function placeOrder(ctx: Context, input: PlaceOrderInput): Promise<{ data: PlacedOrder }> {
  const { idempotencyKey: key, replaces, ...body } = input;
  const { contact, address } = await orNotServed(ctx, input.address, () => checkDelivery(input));
  const billing = checkBilling(input);
  const userId = ctx.actor?.userId;
  const token = userId === undefined ? guestTokenFor(ctx, key) : undefined;
  const shown = await shownRate(ctx, input.shownCurrency);
  const given = { userId, guestToken: token, shown, contact, address, billing };
  // Keys are scoped to a browser: the same key from another one is another order.
  const act = { actor: userId ?? `guest ${guestTokenHash(token ?? '')}`, route: 'place-order', key, body };
  const { answer, replayed } = await orderByKey(ctx, act, replaces, {
    write: (tx, ended) => writeOrder(tx, input, given, ended),
    // Other buyers of the same variants wait from here on.
    reserve: (tx, { placed, hold, insteadOf }) => holdStock(tx, { orderId: placed.order._id, items: input.items, hold, insteadOf }),
  }).catch(async (error) => {
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
async function saveAddress(ctx: Context, { name, phone }: NewOrder['contact'], address: PlaceOrderInput['address']): Promise<void> {
  try {
    await addAddress(ctx, { label: address.city.slice(0, 40), isDefault: false, name, phone, phoneUnchecked: true, ...address });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.log.info({ code: error.code }, 'address not saved');
  }
}
