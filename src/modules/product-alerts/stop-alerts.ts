import type { Context } from '#platform/context.ts';
import { mailboxOfToken } from './alert-links.ts';
import { deleteAlertsOfMailbox, lockMailbox } from './queries.ts';

/** Drops every request of the mailbox that got the link. @throws {DomainError} INVALID_TOKEN */
export async function stopAlerts(outside: Context, { token }: { token: string }): Promise<{ status: 'success' }> {
  const mailbox = mailboxOfToken(outside, token);
  await outside.transaction(async (ctx) => {
    await lockMailbox(ctx.db, mailbox);
    await deleteAlertsOfMailbox(ctx.db, mailbox);
  });
  return { status: 'success' };
}
