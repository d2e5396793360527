import { eq } from 'drizzle-orm';
import { sendMail } from '#modules/notifications/send-mail.ts';
import type { Context } from '#platform/context.ts';
import { takeLimitOfAddress } from '#platform/limits/take-limit.ts';
import { Failure } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import { welcomeMail } from './account-mails.ts';
import { getUser } from './get-me.ts';
import { noteSignIn } from './note-sign-in.ts';
import { openSession } from './open-session.ts';
import { readSignup } from './queries.ts';
import { signupCookie } from './sign-up.ts';
import { signups, users } from './tables.ts';
import { checkCode, spendCode } from './use-code.ts';

const byAddress = { name: 'codes entered by address', most: 100, seconds: 60 * 60 };

/**
 * The code of a sign-up: makes the account and signs in. A browser that asked for an account can only finish its own sign-up, so a code
 * that somebody else asked for with the same address does not give that somebody's password to the account.
 */
export async function verifySignup(ctx: Context, { email, otp }: { email: string; otp: string }) {
  await takeLimitOfAddress(ctx, byAddress);
  const checked = await checkCode(ctx, { purpose: 'signup', email, code: otp, subject: ctx.client?.cookie(signupCookie) });
  const now = ctx.now();
  const opened = await ctx.transaction(async (tx) => {
    await spendCode(tx, checked.id);
    const signup = await readSignup(tx.db, email, checked.subject);
    if (!signup) throw new Failure('INVALID_OTP', { otp: 'Invalid or expired OTP.' });
    const { name, passwordHash, language } = signup;
    const [user] = await tx.db.orm
      .insert(users)
      .values({ id: newId(), email, name, passwordHash, language, emailVerifiedAt: now, createdAt: now })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id, role: users.role, totpConfirmedAt: users.totpConfirmedAt });
    // Another sign-up for this address was finished while the code was on its way.
    if (!user) throw new Failure('INVALID_OTP', { otp: 'Invalid or expired OTP.' });
    await tx.db.orm.delete(signups).where(eq(signups.email, email));
    await sendMail(tx, welcomeMail(tx, { to: email, language, name }));
    const session = await openSession(tx, user);
    await tx.record({ kind: 'account-created', outcome: 'success' });
    await noteSignIn(tx, { userId: user.id, email, language });
    return { ...session, userId: user.id };
  });
  ctx.client?.setCookie(signupCookie, undefined);
  const { userId, ...session } = opened;
  return { status: 'success' as const, ...session, data: { user: await getUser(ctx, userId) } };
}
