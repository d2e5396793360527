import { and, eq, isNull } from 'drizzle-orm';
import { sendMail } from '#modules/notifications/send-mail.ts';
import type { Context } from '#platform/context.ts';
import { Failure } from '#shared/errors.ts';
import { accountExistsMail, emailChangedMail, emailCodeMail } from './account-mails.ts';
import type { User } from './contract.ts';
import { getUser, requireActor } from './get-me.ts';
import { readUser, readUserByEmail } from './queries.ts';
import { requireRecentPassword } from './require-recent-password.ts';
import { makeCode, takeSend } from './send-code.ts';
import { users } from './tables.ts';
import { checkCode, spendCode } from './use-code.ts';

/**
 * Sends a code to another address that the account shall use. An address that has an account answers alike; its owner is told.
 * @returns the address, or undefined where the account uses it already
 * @throws {Failure} REAUTHENTICATE, TOO_MANY_REQUESTS
 */
export async function requestEmail(ctx: Context, email: string): Promise<string | undefined> {
  const user = await readUser(ctx.db, requireActor(ctx).userId);
  if (!user || user.email === email) return undefined;
  requireRecentPassword(ctx);
  await takeSend(ctx, 'email', email);
  await ctx.transaction(async (tx) => {
    const { language } = user;
    if (await readUserByEmail(tx.db, email)) await sendMail(tx, accountExistsMail(tx, { to: email, language }));
    else await sendMail(tx, emailCodeMail(tx, { to: email, language, code: await makeCode(tx, 'email', email, user.id) }));
  });
  return email;
}

/** The code that was sent to the new address: the account uses it from now on, and the old address is told. @throws {Failure} INVALID_OTP */
export async function verifyEmail(
  ctx: Context,
  { email, otp }: { email: string; otp: string },
): Promise<{ status: 'success'; data: { user: User } }> {
  const { userId } = requireActor(ctx);
  const checked = await checkCode(ctx, { purpose: 'email', email, code: otp, subject: userId });
  const user = await ctx.transaction(async (tx) => {
    await spendCode(tx, checked.id);
    const before = await readUser(tx.db, userId);
    // Somebody opened an account with it while the code was on its way.
    if (!before?.email || (await readUserByEmail(tx.db, email))) throw new Failure('INVALID_OTP', { otp: 'Invalid or expired OTP.' });
    const { language } = before;
    await tx.db.orm
      .update(users)
      .set({ email, emailVerifiedAt: tx.now() })
      .where(and(eq(users.id, userId), isNull(users.erasedAt)));
    await sendMail(tx, emailChangedMail(tx, { to: before.email, language, which: 'old' }));
    await sendMail(tx, emailChangedMail(tx, { to: email, language, which: 'fresh' }));
    return getUser(tx, userId);
  });
  return { status: 'success', data: { user } };
}
