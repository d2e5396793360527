import { eq } from 'drizzle-orm';
import { sendMail } from '#modules/notifications/send-mail.ts';
import type { Context } from '#platform/context.ts';
import { consumeRateLimitByAddress } from '#platform/limits/consume-rate-limit.ts';
import { newId } from '#shared/id.ts';
import { welcomeMail } from './account-mails.ts';
import { checkCode, consumeCode, invalidOtp } from './check-code.ts';
import { findRequester } from './code-requester.ts';
import { getUser } from './get-me.ts';
import { openSession } from './open-session.ts';
import { readSignup } from './queries.ts';
import { rememberDevice } from './remember-device.ts';
import { signups, users } from './tables.ts';
import { setVerifiedCookie } from './verified-cookie.ts';

const byAddress = { name: 'codes entered by address', max: 100, seconds: 60 * 60 };

/**
 * Verifies the code of a sign-up, creates the account and logs in. The code is valid in the browser that
 * requested it, so that an owner who enters another requester's code never gets that requester's password.
 */
export async function verifySignup(ctx: Context, { email, otp }: { email: string; otp: string }) {
  await consumeRateLimitByAddress(ctx, byAddress);
  const checked = await checkCode(ctx, { scope: { purpose: 'signup', email, requester: findRequester(ctx) }, code: otp });
  const now = ctx.now();
  const opened = await ctx.transaction(async (tx) => {
    await consumeCode(tx, checked.id);
    const signup = await readSignup(tx.db, email, checked.subject);
    if (!signup) throw invalidOtp();
    const { name, passwordHash, language } = signup;
    const [user] = await tx.db.orm
      .insert(users)
      .values({ id: newId(), email, name, passwordHash, language, emailVerifiedAt: now, createdAt: now, madeInDemo: ctx.app.operator.demo })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id, role: users.role, totpConfirmedAt: users.totpConfirmedAt });
    // Another sign-up for this address was finished while the code was on its way.
    if (!user) throw invalidOtp();
    await tx.db.orm.delete(signups).where(eq(signups.email, email));
    for (const source of ctx.personalData) await source.onEmailVerified?.(tx, user.id, email);
    await sendMail(tx, welcomeMail(tx, { to: email, language, name }));
    const session = await openSession(tx, user);
    await tx.record({ kind: 'account-created', outcome: 'success' });
    await rememberDevice(tx, { userId: user.id, email, language });
    return { ...session, userId: user.id };
  });
  setVerifiedCookie(ctx);
  const { userId, ...session } = opened;
  return { status: 'success' as const, ...session, data: { user: await getUser(ctx, userId) } };
}
