import type { Context } from '#platform/context.ts';
import { takeLimit, takeLimitOfAddress } from '#platform/limits/take-limit.ts';
import { Failure } from '#shared/errors.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { codeLimits } from './code-rules.ts';
import { getUser } from './get-me.ts';
import { isPassword } from './hash-password.ts';
import { noteSignIn } from './note-sign-in.ts';
import { openSession } from './open-session.ts';
import { lockUser, readSignup, readUserByEmail } from './queries.ts';
import { signupCookie } from './sign-up.ts';

const quarter = 15 * 60;
const byAddress = { name: 'log-ins by address', most: 100, seconds: quarter };
const byBoth = { name: 'log-ins by address and e-mail', most: 10, seconds: quarter };
const byEmail = { name: 'log-ins by e-mail', most: 100, seconds: 60 * 60 };

/**
 * Signs in. An unknown address answers like a wrong password, after the same work.
 * @throws {Failure} INVALID_CREDENTIALS; EMAIL_NOT_VERIFIED where the password is right and the code was never entered; TOTP_REQUIRED
 * and INVALID_TOTP where the account has a second factor; TOO_MANY_REQUESTS
 */
export async function logIn(ctx: Context, { email, password, totp }: { email: string; password: string; totp?: string | undefined }) {
  await takeLimitOfAddress(ctx, byAddress);
  await takeLimitOfAddress(ctx, byBoth, email);
  await takeLimit(ctx, byEmail, email);
  const user = await readUserByEmail(ctx.db, email);
  // Asked in any case: the time tells nobody whether there is an account.
  const signup = await readSignup(ctx.db, email);
  const isRight = await isPassword(password, user ? user.passwordHash : signup?.passwordHash);
  if (!isRight) throw new Failure('INVALID_CREDENTIALS');
  if (signup && !user) {
    ctx.client?.setCookie(signupCookie, signup.id, codeLimits.life * 6);
    throw new Failure('EMAIL_NOT_VERIFIED');
  }
  if (!user) throw new Failure('INVALID_CREDENTIALS');
  await checkSecondFactor(ctx, user, totp);
  const session = await ctx.transaction(async (tx) => {
    // The password, or what the account asks for beside it, was changed while this one was compared: it opens nothing any more.
    const current = await lockUser(tx.db, user.id);
    const isSame = current?.passwordHash === user.passwordHash && Number(current?.totpConfirmedAt) === Number(user.totpConfirmedAt);
    if (!current || !isSame) throw new Failure('INVALID_CREDENTIALS');
    const opened = await openSession(tx, current);
    await tx.record({ kind: 'sign-in', outcome: 'success' });
    await noteSignIn(tx, { userId: user.id, email, language: user.language });
    return opened;
  });
  return { status: 'success' as const, ...session, data: { user: await getUser(ctx, user.id) } };
}
