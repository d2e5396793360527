import { type TextChannel, textProviderOf } from '#modules/notifications/text-provider.ts';
import { lockOwnOrder } from '#modules/orders/api.ts';
import { requireOrder } from '#modules/orders/require-order.ts';
import type { Context } from '#platform/context.ts';
import { deleteConsent, hasConsent, insertConsent } from './queries.ts';

interface Wanted {
  /** By SMS. */
  wanted: boolean;
  whatsApp: boolean;
}

/** Stores that the buyer of a new order wants updates on its phone. @param tx that of the order */
export async function wantTexts(tx: Context, orderId: string, channel: TextChannel): Promise<void> {
  if (textProviderOf(tx, channel)) await insertConsent(tx.db, channel, orderId, tx.now());
}

async function readWanted(ctx: Context, orderId: string): Promise<Wanted> {
  return { wanted: await hasConsent(ctx.db, 'sms', orderId), whatsApp: await hasConsent(ctx.db, 'whatsapp', orderId) };
}

/** Tells whether updates go to the phone. @throws {DomainError} ORDER_NOT_FOUND */
export async function getTexts(ctx: Context, { number }: { number: string }): Promise<Wanted> {
  const { orderId } = await requireOrder(ctx, number);
  return readWanted(ctx, orderId);
}

/** Ends the updates on one way; a repetition changes nothing. @throws {DomainError} ORDER_NOT_FOUND */
export async function stopTexts(ctx: Context, { number, channel }: { number: string; channel: TextChannel }): Promise<Wanted> {
  const { orderId } = await requireOrder(ctx, number);
  return ctx.transaction(async (tx) => {
    await lockOwnOrder(tx, orderId);
    await deleteConsent(tx.db, channel, orderId);
    return readWanted(tx, orderId);
  });
}
