import { eq, inArray, or } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { mails } from './tables.ts';

/**
 * Deletes every mail to a user, about the user's account or about a message of the user, also unsent ones.
 */
export async function eraseMails(tx: Context, { userId, email }: { userId: string; email: string }): Promise<void> {
  await tx.db.orm.delete(mails).where(or(eq(mails.recipient, email), eq(mails.replyTo, email), eq(mails.userId, userId)));
}

/**
 * Assigns the mails to an address to their user before the account changes its address, so that they are
 * erased with it.
 */
export async function assignMailsToUser(tx: Context, { userId, email }: { userId: string; email: string }): Promise<void> {
  await tx.db.orm.update(mails).set({ userId }).where(eq(mails.recipient, email));
}

/** Deletes every mail about these orders, to all recipients. */
export async function eraseMailsOfOrders(tx: Context, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length > 0) await tx.db.orm.delete(mails).where(inArray(mails.orderId, [...orderIds]));
}
