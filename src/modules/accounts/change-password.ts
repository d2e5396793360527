import { eq } from 'drizzle-orm';
import { sendMail } from '#modules/notifications/send-mail.ts';
import type { Actor, Context } from '#platform/context.ts';
import { consumeRateLimit, consumeRateLimitByAddress } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { passwordChangedMail, passwordCodeMail } from './account-mails.ts';
import { checkCode, consumeCode, invalidOtp } from './check-code.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { ensureRequester, findRequester } from './code-requester.ts';
import { getUser, requireActor } from './get-me.ts';
import { checkNewPassword, hashNewPassword, hashPassword, passwordMatches } from './hash-password.ts';
import { consumeSendLimit, issueCode, simulateSend } from './issue-code.ts';
import { findKnownBrowser, trustBrowser } from './known-browser.ts';
import { openSession, revokeSessions, rotateSession } from './open-session.ts';
import { deleteDevices, lockUser, lockUserByEmail, readUser } from './queries.ts';
import { rejectDemoAccount } from './reject-demo-account.ts';
import { codeSent } from './sign-up.ts';
import { users } from './tables.ts';
import { warnOwner } from './warn-owner.ts';

const requestsByAddress = { name: 'forgotten passwords by address', max: 20, seconds: 60 * 60 };
const entriesByAddress = { name: 'codes entered by address', max: 100, seconds: 60 * 60 };
const wrongPasswordMessage = 'This is not your password.';
/** Wrong passwords in one session, such as one left open on a shared computer. */
const failuresBySession = { name: 'failed passwords entered again', max: 10, seconds: 15 * 60 };

/**
 * Sends a code for a new password, where the address has an account; the answer is the same without one.
 * @throws {DomainError} TOO_MANY_REQUESTS; CONFIRM_BROWSER where strangers used up
 * the codes, so that only a link in the mailbox helps
 */
export async function requestPasswordReset(ctx: Context, { email }: { email: string }): Promise<typeof codeSent> {
  // Neighbours in the same network use up nothing of a browser that the account knows.
  if ((await findKnownBrowser(ctx, email)) === undefined) await consumeRateLimitByAddress(ctx, requestsByAddress);
  const scope = { purpose: 'password' as const, email, requester: ensureRequester(ctx) };
  try {
    await consumeSendLimit(ctx, scope);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'CONFIRM_BROWSER') await warnOwner(ctx, email);
    throw error;
  }
  await ctx.transaction(async (tx) => {
    const user = await lockUserByEmail(tx.db, email);
    if (user) rejectDemoAccount(user);
    const send = async () => {
      const code = await issueCode(tx, scope, user?.id ?? '');
      await sendMail(tx, passwordCodeMail(tx, { to: email, language: user?.language ?? 'en', code }));
    };
    await (user ? send() : simulateSend(tx, send));
  });
  return codeSent;
}

/**
 * Sets a new password with a code from the mailbox, ends every session and opens
 * one here. An account with a second factor needs it too.
 * @throws {DomainError} INVALID_OTP; TOTP_REQUIRED and INVALID_TOTP, which leave the mailed code valid
 */
export async function resetPassword(
  ctx: Context,
  { email, otp, password, totp }: { email: string; otp: string; password: string; totp?: string | undefined },
) {
  await consumeRateLimitByAddress(ctx, entriesByAddress);
  await checkNewPassword(ctx, password, email);
  const checked = await checkCode(ctx, { scope: { purpose: 'password', email, requester: findRequester(ctx) }, code: otp });
  const known = await readUser(ctx.db, checked.subject);
  if (known) rejectDemoAccount(known);
  if (known) await checkSecondFactor(ctx, known, totp);
  return setPassword(ctx, checked.subject, await hashPassword(password), async (tx, user) => {
    await consumeCode(tx, checked.id);
    // The account uses another address since, or asks for more than was checked.
    if (user.email !== email || Number(user.totpConfirmedAt) !== Number(known?.totpConfirmedAt)) throw invalidOtp();
    // An attacker with the old password may have made a browser known; the one with
    // the mailbox is the owner's.
    await deleteDevices(tx.db, user.id);
    await trustBrowser(tx, { userId: user.id, email });
    await tx.record({ kind: 'password-reset', outcome: 'success', person: user.id });
  });
}

/** Sets a new password with the old one, ends every other session and rotates the token of this one. */
export async function changePassword(ctx: Context, input: { currentPassword: string; password: string }) {
  const actor = requireActor(ctx);
  const user = await verifyCurrentPassword(ctx, actor, input.currentPassword, 'currentPassword');
  rejectDemoAccount(user);
  const passwordHash = await hashNewPassword(ctx, input.password, user.email ?? '');
  return setPassword(ctx, actor.userId, passwordHash, async (tx, current) => {
    // A concurrent change won.
    if (current.passwordHash !== user.passwordHash) throw new DomainError('INVALID_INPUT', { currentPassword: wrongPasswordMessage });
    await tx.record({ kind: 'password-changed', outcome: 'success' });
  });
}

/** Notes that the password was entered again in this session, which gets a new token: the old one is over. */
export async function reauthenticate(ctx: Context, { password, totp }: { password: string; totp?: string | undefined }) {
  const actor = requireActor(ctx);
  const user = await verifyCurrentPassword(ctx, actor, password, 'password');
  await checkSecondFactor(ctx, user, totp);
  const session = await ctx.transaction(async (tx) => {
    await tx.record({ kind: 'reauthentication', outcome: 'success' });
    return rotateSession(tx);
  });
  return { status: 'success' as const, message: 'Thank you.', ...session };
}

/** @throws {DomainError} INVALID_INPUT at the field where the password is wrong */
async function verifyCurrentPassword(ctx: Context, { userId, sessionId }: Actor, password: string, field: string) {
  const attempt = await consumeRateLimit(ctx, failuresBySession, sessionId);
  const user = await readUser(ctx.db, userId);
  if (!(await passwordMatches(password, user?.passwordHash)) || !user) {
    await ctx.record({ kind: 'reauthentication', outcome: 'failure', reason: 'wrong-password' });
    throw new DomainError('INVALID_INPUT', { [field]: wrongPasswordMessage });
  }
  await attempt.release();
  return user;
}

type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>;

/** @param allow called with the locked user; throws where this password must not be set */
async function setPassword(ctx: Context, userId: string, passwordHash: string, allow: (tx: Context, user: LockedUser) => Promise<void>) {
  const session = await ctx.transaction(async (tx) => {
    const user = await lockUser(tx.db, userId);
    if (!user?.email) throw invalidOtp();
    rejectDemoAccount(user);
    await allow(tx, user);
    await tx.db.orm.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await revokeSessions(tx, userId, 'password changed');
    await sendMail(tx, passwordChangedMail(tx, { to: user.email, language: user.language }));
    return openSession(tx, user);
  });
  return { status: 'success' as const, ...session, data: { user: await getUser(ctx, userId) } };
}
