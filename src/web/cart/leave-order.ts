import type { ChangedOrder } from '#modules/checkout/contract.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { call } from '../browser-api.ts';
import { keepDraft } from '../forms/draft.ts';
import { withSession } from '../session/with-session.ts';
import { add, load } from './cart-store.ts';
import { removePendingOrder } from './pending-order-store.ts';
import { saveChoices } from './saved-choices.ts';
import { saveCoupon } from './saved-coupon.ts';

/** `stands`: it was paid meanwhile, and can be changed no more here. */
export type LeaveOutcome = 'done' | 'stands' | 'unknown' | 'failed';

const outcomeOf = (code: ErrorCode | 'UNREACHABLE'): LeaveOutcome =>
  code === 'ORDER_STANDS' ? 'stands' : code === 'ORDER_NOT_FOUND' ? 'unknown' : 'failed';

/** Cancels an order that is not paid. */
export async function cancelUnpaidOrder(number: string): Promise<LeaveOutcome> {
  const { error } = await withSession(() => call('checkout.cancelUnpaid', { number }));
  if (error) return outcomeOf(error.code);
  removePendingOrder(number);
  return 'done';
}

/** Ends an order that is not paid, and puts its contents back into the cart and the checkout of this tab. */
export async function changeUnpaidOrder(number: string): Promise<LeaveOutcome> {
  const { answer, error } = await withSession(() => call('checkout.changeOrder', { number }));
  if (error) return outcomeOf(error.code);
  removePendingOrder(number);
  restoreCheckout(answer.data);
  return 'done';
}

/** Done twice it has one effect: what is in the cart already stays as it is. */
function restoreCheckout({ items, coupon, contact, address, gift, giftMessage, billing, instructions }: ChangedOrder): void {
  const inCart = new Set(load().map((line) => line.variantId));
  for (const item of items) if (!inCart.has(item.variantId)) add(item);
  saveCoupon(coupon);
  saveChoices({ ...(address ? { address: '' } : {}), gift: gift ? 'yes' : '', billing: billing ? 'yes' : '' });
  const named = (prefix: string, values: object = {}) =>
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[`${prefix}.${name}`, value]] : []));
  keepDraft(
    'checkout',
    Object.fromEntries([
      ...named('contact', contact),
      ...named('address', address),
      ...named('gift', gift),
      ...named('billing', billing),
      ...named('instructions', instructions),
      ...(giftMessage ? [['giftMessage', giftMessage]] : []),
    ]),
  );
}
