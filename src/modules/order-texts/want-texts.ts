import { lockOwnOrder } from '#modules/orders/api.ts';
import { requireOrder } from '#modules/orders/require-order.ts';
import type { Context } from '#platform/context.ts';
import { deleteConsent, hasConsent, insertConsent } from './queries.ts';

/** Stores that the buyer of a new order wants updates on its phone. @param tx that of the order */
export async function wantTexts(tx: Context, orderId: string): Promise<void> {
  if (tx.app.texts.msg91) await insertConsent(tx.db, orderId, tx.now());
}

/** Tells whether updates go to the phone. @throws {DomainError} ORDER_NOT_FOUND */
export async function getTexts(ctx: Context, { number }: { number: string }): Promise<{ wanted: boolean }> {
  const { orderId } = await requireOrder(ctx, number);
  return { wanted: await hasConsent(ctx.db, orderId) };
}

/** Ends the updates to the phone; a repetition changes nothing. @throws {DomainError} ORDER_NOT_FOUND */
export async function stopTexts(ctx: Context, { number }: { number: string }): Promise<{ wanted: boolean }> {
  const { orderId } = await requireOrder(ctx, number);
  await ctx.transaction(async (tx) => {
    await lockOwnOrder(tx, orderId);
    await deleteConsent(tx.db, orderId);
  });
  return { wanted: false };
}
