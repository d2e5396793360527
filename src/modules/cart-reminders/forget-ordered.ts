import { orderChanged } from '#modules/orders/events.ts';
import type { OrderNotification } from '#modules/orders/notify-buyer.ts';
import type { Context } from '#platform/context.ts';
import { subscribe } from '#platform/events/define-event.ts';
import { forgetOrdered } from './queries.ts';

/** Deletes the cart of a buyer whose order stands. */
export async function forgetOrderedCarts(ctx: Context, { kind, orderId }: OrderNotification): Promise<void> {
  if (kind === 'placed') await forgetOrdered(ctx.db, orderId);
}

export const forgetOrderedCartsJob = subscribe(orderChanged, {
  name: 'forget-ordered-carts',
  concerns: ({ kind }) => kind === 'placed',
  onlyWhere: 'exists (select from cart_reminders)',
  retries: 8,
  timeoutSeconds: 60,
  handle: (change, ctx) => forgetOrderedCarts(ctx, change),
});
