import { eq } from 'drizzle-orm';
import { sendMail } from '#modules/notifications/send-mail.ts';
import type { Context } from '#platform/context.ts';
import { deleteKeysOfActor } from '#platform/idempotency/delete-expired-keys.ts';
import type { ErasureBlocker } from '#shared/erasure-blockers.ts';
import { DomainError } from '#shared/errors.ts';
import { accountDeletedMail } from './account-mails.ts';
import { accountInUse } from './contract.ts';
import { clearBrowserAccess } from './log-out.ts';
import { deleteUserData, erasedAccount, lockUser } from './queries.ts';
import { rejectDemoAccount } from './reject-demo-account.ts';
import { requireRecentPassword } from './require-recent-password.ts';
import { users } from './tables.ts';

/**
 * Erases the user's personal data: name, addresses, phone, preferences, sessions, codes and the data of all
 * sources. The user's id stays, so that invoices and the ledger stay complete. Sends the last mail before its
 * address is erased. All writers of personal data lock the account or one of its orders: they write before
 * the erasure and are erased, or find no account afterwards.
 * @param given `accept` what is lost with the account, and the person has accepted
 * @throws {DomainError} DEMO_ACCOUNT; REAUTHENTICATE; ACCOUNT_IN_USE with the reason while something is open
 */
export async function deleteMe(
  ctx: Context,
  { accept = [] }: { accept?: readonly ErasureBlocker['kind'][] } = {},
): Promise<{ status: 'success'; message: string }> {
  const { userId } = requireRecentPassword(ctx);
  await ctx.transaction(async (tx) => {
    const user = await lockUser(tx.db, userId);
    if (!user?.email) throw new DomainError('UNAUTHORIZED');
    rejectDemoAccount(user);
    const { email, language } = user;
    for (const source of ctx.personalData) await source.lock?.(tx, userId, email);
    for (const source of ctx.personalData) {
      const blocker = await source.erasureBlocker?.(tx, userId);
      if (blocker && !accept.includes(blocker.kind)) throw accountInUse({ account: blocker.kind, number: blocker.number });
    }
    for (const source of ctx.personalData) await source.erase(tx, userId, email);
    await deleteKeysOfActor(tx.db, userId);
    await sendMail(tx, accountDeletedMail(tx, { to: email, language }));
    await deleteUserData(tx.db, userId, email);
    await tx.db.orm.update(users).set(erasedAccount(tx.now())).where(eq(users.id, userId));
    await tx.record({ kind: 'account-deleted', outcome: 'success' });
  });
  await clearBrowserAccess(ctx);
  return { status: 'success', message: 'Account deleted.' };
}
