import { eq } from 'drizzle-orm';
import { sendMail } from '#modules/notifications/send-mail.ts';
import type { Context } from '#platform/context.ts';
import { takeLimit, takeLimitOfAddress } from '#platform/limits/take-limit.ts';
import { Failure } from '#shared/errors.ts';
import { passwordChangedMail, passwordCodeMail } from './account-mails.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { getUser, requireActor } from './get-me.ts';
import { checkNewPassword, hashNewPassword, hashPassword, isPassword } from './hash-password.ts';
import { openSession, revokeSessions, rotateSession } from './open-session.ts';
import { lockUser, lockUserByEmail, readUser } from './queries.ts';
import { inVain, makeCode, takeSend } from './send-code.ts';
import { codeSent } from './sign-up.ts';
import { users } from './tables.ts';
import { checkCode, spendCode } from './use-code.ts';

const byAddress = { name: 'forgotten passwords by address', most: 20, seconds: 60 * 60 };
const notYours = 'This is not your password.';
/** Guesses at the password of a session that somebody left open. */
const byUser = { name: 'passwords entered again', most: 10, seconds: 15 * 60 };

/** Sends a code that allows a new password, where the address has an account; the answer is the same where it has none. */
export async function forgetPassword(ctx: Context, { email }: { email: string }): Promise<typeof codeSent> {
  await takeLimitOfAddress(ctx, byAddress);
  await takeSend(ctx, 'password', email);
  await ctx.transaction(async (tx) => {
    const user = await lockUserByEmail(tx.db, email);
    const send = async () => {
      const code = await makeCode(tx, 'password', email, user?.id ?? '');
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
  await takeLimitOfAddress(ctx, byAddress);
  await checkNewPassword(password, email);
  const checked = await checkCode(ctx, { purpose: 'password', email, code: otp });
  const known = await readUser(ctx.db, checked.subject);
  if (known) await checkSecondFactor(ctx, known, totp);
  return storePassword(ctx, checked.subject, await hashPassword(password), async (tx, user) => {
    await spendCode(tx, checked.id);
    // The account uses another address since, or asks for more than was checked.
    if (user.email !== email || Number(user.totpConfirmedAt) !== Number(known?.totpConfirmedAt))
      throw new Failure('INVALID_OTP', { otp: 'Invalid or expired OTP.' });
    await tx.record({ kind: 'password-reset', outcome: 'success', person: user.id });
  });
}

/** A new password by someone who knows the old one: every other session ends, and this one gets a new token. */
export async function changePassword(ctx: Context, input: { currentPassword: string; password: string }) {
  const { userId } = requireActor(ctx);
  const user = await enterPassword(ctx, userId, input.currentPassword, 'currentPassword');
  const passwordHash = await hashNewPassword(input.password, user.email ?? '');
  return storePassword(ctx, userId, passwordHash, async (tx, current) => {
    // Somebody else chose another one meanwhile: theirs stays.
    if (current.passwordHash !== user.passwordHash) throw new Failure('INVALID_INPUT', { currentPassword: notYours });
    await tx.record({ kind: 'password-changed', outcome: 'success' });
  });
}

/** Notes that the password was entered again in this session, which gets a new token: the old one is over. */
export async function reauthenticate(ctx: Context, { password, totp }: { password: string; totp?: string | undefined }) {
  const actor = requireActor(ctx);
  const user = await enterPassword(ctx, actor.userId, password, 'password');
  await checkSecondFactor(ctx, user, totp);
  const session = await ctx.transaction(async (tx) => {
    await tx.record({ kind: 'reauthentication', outcome: 'success' });
    return rotateSession(tx);
  });
  return { status: 'success' as const, message: 'Thank you.', ...session };
}

/** @throws {Failure} INVALID_INPUT at the field where the password is wrong */
async function enterPassword(ctx: Context, userId: string, password: string, field: string) {
  await takeLimit(ctx, byUser, userId);
  const user = await readUser(ctx.db, userId);
  if (!(await isPassword(password, user?.passwordHash)) || !user) {
    await ctx.record({ kind: 'reauthentication', outcome: 'failure', reason: 'wrong-password' });
    throw new Failure('INVALID_INPUT', { [field]: notYours });
  }
  return user;
}

type Person = NonNullable<Awaited<ReturnType<typeof lockUser>>>;

/** @param allow throws where the person, as it is once nobody else can change it, may not have this password */
async function storePassword(ctx: Context, userId: string, passwordHash: string, allow: (tx: Context, user: Person) => Promise<void>) {
  const session = await ctx.transaction(async (tx) => {
    const user = await lockUser(tx.db, userId);
    if (!user?.email) throw new Failure('INVALID_OTP', { otp: 'Invalid or expired OTP.' });
    await allow(tx, user);
    await tx.db.orm.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await revokeSessions(tx, userId, 'password changed');
    await sendMail(tx, passwordChangedMail(tx, { to: user.email, language: user.language }));
    return openSession(tx, user);
  });
  return { status: 'success' as const, ...session, data: { user: await getUser(ctx, userId) } };
}
