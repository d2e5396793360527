import type { Context } from '#platform/context.ts';
import { deleteOfMailbox, setMarks } from './queries.ts';
import { mailboxKeys, mailboxOfToken } from './reminder-links.ts';

/**
 * Ends reminders to the mailbox that got the link, for good: only a digest of it is stored.
 * @throws {DomainError} INVALID_TOKEN
 */
export async function stopReminders(outside: Context, { token }: { token: string }): Promise<{ status: 'success' }> {
  const mailbox = mailboxOfToken(outside, token);
  await outside.transaction(async (ctx) => {
    await setMarks(ctx.db, 'stopped', mailboxKeys(ctx, mailbox), ctx.now());
    await deleteOfMailbox(ctx.db, mailbox);
  });
  return { status: 'success' };
}
