import { eq } from 'drizzle-orm';
import { eraseMails } from '#modules/notifications/erase-mails.ts';
import { sendMail } from '#modules/notifications/send-mail.ts';
import type { Context } from '#platform/context.ts';
import { Failure } from '#shared/errors.ts';
import { accountDeletedMail } from './account-mails.ts';
import { setSessionCookie } from './find-actor.ts';
import type { PersonPart } from './person-parts.ts';
import { erasePerson, lockUser } from './queries.ts';
import { requireRecentPassword } from './require-recent-password.ts';
import { users } from './tables.ts';

/**
 * Erases the person at once: name, addresses, phone, preferences, sessions, codes and what other parts keep. The key stays, so that
 * invoices and the books stay whole. The last mail goes out before its address is forgotten.
 * @throws {Failure} REAUTHENTICATE; ACCOUNT_IN_USE with the reason while something is open
 */
export async function deleteMe(ctx: Context, parts: readonly PersonPart[]): Promise<{ status: 'success'; message: string }> {
  const { userId } = requireRecentPassword(ctx);
  await ctx.transaction(async (tx) => {
    const user = await lockUser(tx.db, userId);
    if (!user?.email) throw new Failure('UNAUTHORIZED');
    for (const part of parts) {
      const reason = await part.obstacle?.(tx, userId);
      if (reason) throw new Failure('ACCOUNT_IN_USE', { account: reason });
    }
    const { email, language } = user;
    for (const part of parts) await part.erase(tx, userId, email);
    await eraseMails(tx, email);
    await sendMail(tx, accountDeletedMail(tx, { to: email, language }));
    await erasePerson(tx.db, userId, email);
    await tx.db.orm
      .update(users)
      .set({
        email: null,
        name: null,
        phone: null,
        passwordHash: null,
        emailVerifiedAt: null,
        totpSecret: null,
        totpConfirmedAt: null,
        totpStep: null,
        promotionalEmails: false,
        personalizedRecommendations: false,
        erasedAt: tx.now(),
      })
      .where(eq(users.id, userId));
    await tx.record({ kind: 'account-deleted', outcome: 'success' });
  });
  setSessionCookie(ctx.client, undefined);
  ctx.actor = undefined;
  return { status: 'success', message: 'Account deleted.' };
}
