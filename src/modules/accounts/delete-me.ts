import { eq } from 'drizzle-orm';
import { eraseMails } from '#modules/notifications/erase-mails.ts';
import { sendMail } from '#modules/notifications/send-mail.ts';
import type { Context } from '#platform/context.ts';
import { deleteKeys } from '#platform/idempotency/forget-keys.ts';
import { Failure } from '#shared/errors.ts';
import { accountDeletedMail } from './account-mails.ts';
import { leaveBrowser } from './log-out.ts';
import type { PersonPart } from './person-parts.ts';
import { erasedAccount, erasePerson, lockUser } from './queries.ts';
import { refuseDemoAccount } from './refuse-demo-account.ts';
import { requireRecentPassword } from './require-recent-password.ts';
import { users } from './tables.ts';

/**
 * Erases the person at once: name, addresses, phone, preferences, sessions, codes and what other parts keep. The key stays, so that
 * invoices and the books stay whole. The last mail goes out before its address is forgotten. Everything that writes about the person
 * locks the account or one of the person's orders: it has written before, and is erased, or finds nobody afterwards.
 * @throws {Failure} DEMO_ACCOUNT; REAUTHENTICATE; ACCOUNT_IN_USE with the reason while something is open
 */
export async function deleteMe(ctx: Context, parts: readonly PersonPart[]): Promise<{ status: 'success'; message: string }> {
  const { userId } = requireRecentPassword(ctx);
  await ctx.transaction(async (tx) => {
    const user = await lockUser(tx.db, userId);
    if (!user?.email) throw new Failure('UNAUTHORIZED');
    refuseDemoAccount(user);
    const { email, language } = user;
    for (const part of parts) await part.lock?.(tx, userId, email);
    for (const part of parts) {
      const reason = await part.obstacle?.(tx, userId);
      if (reason) throw new Failure('ACCOUNT_IN_USE', { account: reason });
    }
    for (const part of parts) await part.erase(tx, userId, email);
    await eraseMails(tx, { userId, email });
    await deleteKeys(tx.db, userId);
    await sendMail(tx, accountDeletedMail(tx, { to: email, language }));
    await erasePerson(tx.db, userId, email);
    await tx.db.orm.update(users).set(erasedAccount(tx.now())).where(eq(users.id, userId));
    await tx.record({ kind: 'account-deleted', outcome: 'success' });
  });
  await leaveBrowser(ctx, parts);
  return { status: 'success', message: 'Account deleted.' };
}
