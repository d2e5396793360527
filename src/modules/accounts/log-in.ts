import { sendMail } from '#modules/notifications/send-mail.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { signupCodeMail } from './account-mails.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { ensureRequester, findRequester } from './code-requester.ts';
import { getUser } from './get-me.ts';
import { passwordMatches } from './hash-password.ts';
import { consumeSendLimit, issueCode } from './issue-code.ts';
import { openSession } from './open-session.ts';
import { hasLiveCode, lockUser, readSignup, readSignupOfRequester, readUserByEmail } from './queries.ts';
import { rememberDevice } from './remember-device.ts';
import { type Attempt, beginAttempt } from './sign-in-limits.ts';
import { warnOwner } from './warn-owner.ts';

/**
 * Logs in. An unknown address answers like a wrong password, after the same work.
 * Only failures count; a browser that the account knows has a count of its own, so
 * that strangers' failures never lock out the owner.
 * @throws {DomainError} INVALID_CREDENTIALS; EMAIL_NOT_VERIFIED where the password is right and the code was
 * never entered; TOTP_REQUIRED and INVALID_TOTP where the account has a second factor; TOO_MANY_REQUESTS;
 * CONFIRM_BROWSER where only a link in the mailbox helps
 */
export async function logIn(ctx: Context, { email, password, totp }: { email: string; password: string; totp?: string | undefined }) {
  const attempt = await beginLogin(ctx, email);
  const user = await readUserByEmail(ctx.db, email);
  // Reads the sign-up in any case, so that the time does not reveal whether there is an account.
  const signup = (await readSignupOfRequester(ctx.db, email, findRequester(ctx) ?? '')) ?? (await readSignup(ctx.db, email));
  const isRight = await passwordMatches(password, user ? user.passwordHash : signup?.passwordHash);
  if (!isRight) {
    if (attempt.shouldWarnOwner) await warnOwner(ctx, email);
    throw new DomainError('INVALID_CREDENTIALS');
  }
  await attempt.succeed();
  if (signup && !user) {
    await sendMissingCode(ctx, signup);
    throw new DomainError('EMAIL_NOT_VERIFIED');
  }
  if (!user) throw new DomainError('INVALID_CREDENTIALS');
  await checkSecondFactor(ctx, user, totp);
  const session = await ctx.transaction(async (tx) => {
    // Rejects a login whose password or second factor was changed during the comparison.
    const current = await lockUser(tx.db, user.id);
    const isSame = current?.passwordHash === user.passwordHash && Number(current?.totpConfirmedAt) === Number(user.totpConfirmedAt);
    if (!current || !isSame) throw new DomainError('INVALID_CREDENTIALS');
    const opened = await openSession(tx, current);
    await tx.record({ kind: 'sign-in', outcome: 'success' });
    await rememberDevice(tx, { userId: user.id, email, language: user.language });
    return opened;
  });
  return { status: 'success' as const, ...session, data: { user: await getUser(ctx, user.id) } };
}

/** Counts the attempt; where only the mailbox helps, sees to it that there is a link in it. */
async function beginLogin(ctx: Context, email: string): Promise<Attempt> {
  try {
    return await beginAttempt(ctx, 'passwordLimits', email);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'CONFIRM_BROWSER') await warnOwner(ctx, email);
    throw error;
  }
}

/** Sends a code for a sign-up whose password was right, unless this browser has a valid one. */
async function sendMissingCode(ctx: Context, { id, email, language }: NonNullable<Awaited<ReturnType<typeof readSignup>>>): Promise<void> {
  const scope = { purpose: 'signup' as const, email, requester: ensureRequester(ctx) };
  if (await hasLiveCode(ctx.db, scope, ctx.now())) return;
  try {
    await consumeSendLimit(ctx, scope, { pause: false });
  } catch (error) {
    // Too many were sent: the page that asks for the code says when there may be another.
    if (error instanceof DomainError) return;
    throw error;
  }
  await ctx.transaction(async (tx) => {
    await sendMail(tx, signupCodeMail(tx, { to: email, language, code: await issueCode(tx, scope, id) }));
  });
}
