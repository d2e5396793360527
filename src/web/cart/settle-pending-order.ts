import type { PlacedOrder } from '#modules/checkout/contract.ts';
import { call } from '../browser-api.ts';
import { dropDraft } from '../forms/draft.ts';
import { signedInId } from '../session/session-store.ts';
import { withSession } from '../session/with-session.ts';
import { load, setQuantity } from './cart-store.ts';
import { syncWithAccount } from './cart-sync.ts';
import { dropOrderKey } from './order-key.ts';
import { loadPendingOrder, removePendingOrder } from './pending-order-store.ts';
import { saveCoupon } from './saved-coupon.ts';

/**
 * Applies what became of this browser's pending order: once it stands, its items leave the cart and the same
 * cart can be ordered again. One that has ended is forgotten, and the cart stays.
 */
export function settlePendingOrder(number: string, state: PlacedOrder['order']['state']): void {
  const pending = loadPendingOrder();
  if (state === 'pending' || pending?.number !== number) return;
  // First: of two tabs that learn it, one takes the items out.
  removePendingOrder(number);
  if (state !== 'placed') return;
  dropOrderKey();
  dropDraft('checkout');
  saveCoupon(undefined);
  const userId = signedInId();
  // The account's cart was emptied with the payment; the browser's is a copy of it.
  if (userId !== undefined) void syncWithAccount(userId);
  else takeOut(pending.items);
}

function takeOut(items: readonly { variantId: string; qty: number }[]): void {
  const inCart = new Map(load().map((line) => [line.variantId, line.qty]));
  for (const { variantId, qty } of items) {
    const before = inCart.get(variantId);
    if (before !== undefined) setQuantity(variantId, before - qty);
  }
}

/**
 * Asks what became of an order that was pending, and applies it.
 * @returns undefined where it could not be asked; `unknown` where this browser may not see it
 */
export async function askPendingOrder(number: string): Promise<PlacedOrder | 'unknown' | undefined> {
  const { answer, error } = await withSession(() => call('checkout.checkPayment', { number }));
  if (error?.code === 'ORDER_NOT_FOUND') {
    removePendingOrder(number);
    return 'unknown';
  }
  if (!answer) return undefined;
  settlePendingOrder(number, answer.data.order.state);
  return answer.data;
}
