import { eq } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { mails } from './tables.ts';

/** Forgets every mail to an address, also those that were not sent yet. */
export async function eraseMails(ctx: Context, to: string): Promise<void> {
  await ctx.db.orm.delete(mails).where(eq(mails.recipient, to));
}
