import { eq } from 'drizzle-orm';
import { sendMail } from '#modules/notifications/send-mail.ts';
import type { Actor, Context } from '#platform/context.ts';
import { takeLimit, takeLimitOfAddress } from '#platform/limits/take-limit.ts';
import { Failure } from '#shared/errors.ts';
import { passwordChangedMail, passwordCodeMail } from './account-mails.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { findRequester, giveRequester } from './code-requester.ts';
import { getUser, requireActor } from './get-me.ts';
import { checkNewPassword, hashNewPassword, hashPassword, isPassword } from './hash-password.ts';
import { findKnownBrowser, trustBrowser } from './known-browser.ts';
import { openSession, revokeSessions, rotateSession } from './open-session.ts';
import { deleteDevices, lockUser, lockUserByEmail, readUser } from './queries.ts';
import { refuseDemoAccount } from './refuse-demo-account.ts';
import { inVain, makeCode, takeSend } from './send-code.ts';
import { codeSent } from './sign-up.ts';
import { users } from './tables.ts';
import { checkCode, invalidOtp, spendCode } from './use-code.ts';
import { warnOwner } from './warn-owner.ts';

const byAddress = { name: 'forgotten passwords by address', most: 20, seconds: 60 * 60 };
const entriesByAddress = { name: 'codes entered by address', most: 100, seconds: 60 * 60 };
const notYours = 'This is not your password.';
/** Guesses at the password of a session that somebody left open. */
const bySession = { name: 'failed passwords entered again', most: 10, seconds: 15 * 60 };

/**
 * Sends a code that allows a new password, where the address has an account; the answer is the same where it has none.
 * @throws {Failure} TOO_MANY_REQUESTS; CONFIRM_BROWSER where strangers asked for so many codes that a link in the mailbox is the way
 */
export async function forgetPassword(ctx: Context, { email }: { email: string }): Promise<typeof codeSent> {
  // Neighbours in the same network use up nothing of a browser that the account knows.
  if ((await findKnownBrowser(ctx, email)) === undefined) await takeLimitOfAddress(ctx, byAddress);
  const scope = { purpose: 'password' as const, email, requester: giveRequester(ctx) };
  try {
    await takeSend(ctx, scope);
  } catch (error) {
    if (error instanceof Failure && error.code === 'CONFIRM_BROWSER') await warnOwner(ctx, email);
    throw error;
  }
  await ctx.transaction(async (tx) => {
    const user = await lockUserByEmail(tx.db, email);
    if (user) refuseDemoAccount(user);
    const send = async () => {
      const code = await makeCode(tx, scope, user?.id ?? '');
      await sendMail(tx, passwordCodeMail(tx, { to: email, language: user?.language ?? 'en', code }));
    };
    await (user ? send() : inVain(tx, send));
  });
  return codeSent;
}

/**
 * A new password with a code from the mailbox: every session ends, and this browser has a new one. The mailbox alone does not open an
 * account that has a second factor.
 * @throws {Failure} INVALID_OTP; TOTP_REQUIRED and INVALID_TOTP, which leave the code of the mailbox good
 */
export async function resetPassword(
  ctx: Context,
  { email, otp, password, totp }: { email: string; otp: string; password: string; totp?: string | undefined },
) {
  await takeLimitOfAddress(ctx, entriesByAddress);
  await checkNewPassword(ctx, password, email);
  const checked = await checkCode(ctx, { scope: { purpose: 'password', email, requester: findRequester(ctx) }, code: otp });
  const known = await readUser(ctx.db, checked.subject);
  if (known) refuseDemoAccount(known);
  if (known) await checkSecondFactor(ctx, known, totp);
  return storePassword(ctx, checked.subject, await hashPassword(password), async (tx, user) => {
    await spendCode(tx, checked.id);
    // The account uses another address since, or asks for more than was checked.
    if (user.email !== email || Number(user.totpConfirmedAt) !== Number(known?.totpConfirmedAt)) throw invalidOtp();
    // Whoever knew the old password may have made a browser known; the one with the mailbox is the owner's.
    await deleteDevices(tx.db, user.id);
    await trustBrowser(tx, { userId: user.id, email });
    await tx.record({ kind: 'password-reset', outcome: 'success', person: user.id });
  });
}

/** A new password by someone who knows the old one: every other session ends, and this one gets a new token. */
export async function changePassword(ctx: Context, input: { currentPassword: string; password: string }) {
  const actor = requireActor(ctx);
  const user = await enterPassword(ctx, actor, input.currentPassword, 'currentPassword');
  refuseDemoAccount(user);
  const passwordHash = await hashNewPassword(ctx, input.password, user.email ?? '');
  return storePassword(ctx, actor.userId, passwordHash, async (tx, current) => {
    // Somebody else chose another one meanwhile: theirs stays.
    if (current.passwordHash !== user.passwordHash) throw new Failure('INVALID_INPUT', { currentPassword: notYours });
    await tx.record({ kind: 'password-changed', outcome: 'success' });
  });
}

/** Notes that the password was entered again in this session, which gets a new token: the old one is over. */
export async function reauthenticate(ctx: Context, { password, totp }: { password: string; totp?: string | undefined }) {
  const actor = requireActor(ctx);
  const user = await enterPassword(ctx, actor, password, 'password');
  await checkSecondFactor(ctx, user, totp);
  const session = await ctx.transaction(async (tx) => {
    await tx.record({ kind: 'reauthentication', outcome: 'success' });
    return rotateSession(tx);
  });
  return { status: 'success' as const, message: 'Thank you.', ...session };
}

/** @throws {Failure} INVALID_INPUT at the field where the password is wrong */
async function enterPassword(ctx: Context, { userId, sessionId }: Actor, password: string, field: string) {
  const attempt = await takeLimit(ctx, bySession, sessionId);
  const user = await readUser(ctx.db, userId);
  if (!(await isPassword(password, user?.passwordHash)) || !user) {
    await ctx.record({ kind: 'reauthentication', outcome: 'failure', reason: 'wrong-password' });
    throw new Failure('INVALID_INPUT', { [field]: notYours });
  }
  await attempt.putBack();
  return user;
}

type Person = NonNullable<Awaited<ReturnType<typeof lockUser>>>;

/** @param allow throws where the person, as it is once nobody else can change it, may not have this password */
async function storePassword(ctx: Context, userId: string, passwordHash: string, allow: (tx: Context, user: Person) => Promise<void>) {
  const session = await ctx.transaction(async (tx) => {
    const user = await lockUser(tx.db, userId);
    if (!user?.email) throw invalidOtp();
    refuseDemoAccount(user);
    await allow(tx, user);
    await tx.db.orm.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await revokeSessions(tx, userId, 'password changed');
    await sendMail(tx, passwordChangedMail(tx, { to: user.email, language: user.language }));
    return openSession(tx, user);
  });
  return { status: 'success' as const, ...session, data: { user: await getUser(ctx, userId) } };
}
