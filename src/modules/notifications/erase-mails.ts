import { eq, or } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { mails } from './tables.ts';

/** Forgets every mail to a person or about what the person wrote, also those that were not sent yet. */
export async function eraseMails(ctx: Context, email: string): Promise<void> {
  await ctx.db.orm.delete(mails).where(or(eq(mails.recipient, email), eq(mails.replyTo, email)));
}
