import { eq, inArray, or } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { mails } from './tables.ts';

/** Deletes every mail to a person, about the person's account, or about what the person wrote, also those that were not sent yet. */
export async function eraseMails(tx: Context, { userId, email }: { userId: string; email: string }): Promise<void> {
  await tx.db.orm.delete(mails).where(or(eq(mails.recipient, email), eq(mails.replyTo, email), eq(mails.userId, userId)));
}

/** Notes whom the mails to an address are about, before the account uses another: they are erased with the person. */
export async function assignMailsToUser(tx: Context, { userId, email }: { userId: string; email: string }): Promise<void> {
  await tx.db.orm.update(mails).set({ userId }).where(eq(mails.recipient, email));
}

/** Deletes every mail about these orders, whomever it goes to. */
export async function eraseMailsOfOrders(tx: Context, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length > 0) await tx.db.orm.delete(mails).where(inArray(mails.orderId, [...orderIds]));
}
