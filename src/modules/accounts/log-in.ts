import type { Context } from '#platform/context.ts';
import { takeLimit } from '#platform/limits/take-limit.ts';
import { Failure } from '#shared/errors.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { codeLimits } from './code-rules.ts';
import { getUser } from './get-me.ts';
import { isPassword } from './hash-password.ts';
import { noteSignIn } from './note-sign-in.ts';
import { openSession } from './open-session.ts';
import { readSignup, readUserByEmail } from './queries.ts';
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
  if (ctx.address) {
    await takeLimit(ctx, byAddress, ctx.address);
    await takeLimit(ctx, byBoth, `${ctx.address}\n${email}`);
  }
  await takeLimit(ctx, byEmail, email);
  const user = await readUserByEmail(ctx.db, email);
  const signup = user ? undefined : await readSignup(ctx.db, email);
  const isRight = await isPassword(password, user?.passwordHash ?? signup?.passwordHash);
  if (!isRight) throw new Failure('INVALID_CREDENTIALS');
  if (signup) {
    ctx.client?.setCookie(signupCookie, signup.id, codeLimits.life * 6);
    throw new Failure('EMAIL_NOT_VERIFIED');
  }
  if (!user) throw new Failure('INVALID_CREDENTIALS');
  await checkSecondFactor(ctx, user, totp);
  const session = await ctx.transaction(async (tx) => {
    const opened = await openSession(tx, user.id, user.role);
    await noteSignIn(tx, { userId: user.id, email, language: user.language });
    return opened;
  });
  return { status: 'success' as const, ...session, data: { user: await getUser(ctx, user.id) } };
}
