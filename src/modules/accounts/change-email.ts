import { eq } from 'drizzle-orm';
import { assignMailsToUser } from '#modules/notifications/erase-mails.ts';
import { sendMail } from '#modules/notifications/send-mail.ts';
import { eventDigest } from '#platform/audit/describe-event.ts';
import type { Context } from '#platform/context.ts';
import type { Language } from '#shared/localized.ts';
import { accountExistsMail, emailChangedMail, emailCodeMail } from './account-mails.ts';
import { checkCode, consumeCode, invalidOtp } from './check-code.ts';
import { accountRequester } from './code-requester.ts';
import type { User } from './contract.ts';
import { getUser, requireActor } from './get-me.ts';
import { consumeSendLimit, issueCode } from './issue-code.ts';
import { deleteCodesByEmail, deleteWarnings, isEmailTakenError, lockUser, readUser, readUserByEmail } from './queries.ts';
import { rejectDemoAccount } from './reject-demo-account.ts';
import { requireRecentPassword } from './require-recent-password.ts';
import { users } from './tables.ts';

/** A code for a new address belongs to the account that asked for it, in whichever of its browsers. */
const emailCodeScope = (email: string, userId: string) => ({ purpose: 'email' as const, email, requester: accountRequester(userId) });

/**
 * Checks that a code may be sent to a new address. Call it outside the transaction,
 * so that the rate limits stay counted.
 * @returns the address; undefined where the account uses it already
 * @throws {DomainError} DEMO_ACCOUNT, REAUTHENTICATE, TOO_MANY_REQUESTS
 */
export async function checkEmailChange(ctx: Context, email: string): Promise<string | undefined> {
  const user = await readUser(ctx.db, requireActor(ctx).userId);
  if (!user || user.email === email) return undefined;
  rejectDemoAccount(user);
  requireRecentPassword(ctx);
  await consumeSendLimit(ctx, emailCodeScope(email, user.id), { accountId: user.id });
  return email;
}

/**
 * Sends the code in the caller's transaction. For an address that has an account
 * the answer is the same, and its owner gets a mail.
 */
export async function sendEmailCode(ctx: Context, email: string, user: { id: string; language: Language }): Promise<void> {
  const code = await issueCode(ctx, emailCodeScope(email, user.id), user.id);
  const to = { to: email, language: user.language };
  const isTaken = (await readUserByEmail(ctx.db, email)) !== undefined;
  await ctx.record({ kind: 'email-change-asked', outcome: 'success', email });
  await sendMail(ctx, { ...(isTaken ? accountExistsMail(ctx, to) : emailCodeMail(ctx, { ...to, code })), userId: user.id });
}

/**
 * Verifies the code from the new address, switches the account to it and tells the old address.
 * @throws {DomainError} INVALID_OTP
 */
export async function verifyEmail(
  ctx: Context,
  { email, otp }: { email: string; otp: string },
): Promise<{ status: 'success'; data: { user: User } }> {
  const { userId } = requireActor(ctx);
  const checked = await checkCode(ctx, { scope: emailCodeScope(email, userId), code: otp, subject: userId });
  const work = async (tx: Context) => {
    const before = await lockUser(tx.db, userId);
    if (before) rejectDemoAccount(before);
    await consumeCode(tx, checked.id);
    // Another account has taken the address while the code was on its way.
    if (!before?.email || (await readUserByEmail(tx.db, email))) throw invalidOtp();
    const { language } = before;
    await tx.db.orm.update(users).set({ email, emailVerifiedAt: tx.now() }).where(eq(users.id, userId));
    for (const source of ctx.personalData) await source.onEmailVerified?.(tx, userId, email);
    // Revokes codes and warnings in the old mailbox: its reader must no longer set
    // the password or end sessions.
    await deleteCodesByEmail(tx.db, before.email);
    await deleteWarnings(tx.db, userId);
    await assignMailsToUser(tx, { userId, email: before.email });
    await sendMail(tx, { ...emailChangedMail(tx, { to: before.email, language, which: 'old' }), userId });
    await sendMail(tx, emailChangedMail(tx, { to: email, language, which: 'fresh' }));
    const digest = (address: string) => ({ email: eventDigest(tx, 'email', address) });
    await tx.record({ kind: 'email-changed', outcome: 'success', before: digest(before.email), after: digest(email) });
    return getUser(tx, userId);
  };
  const user = await ctx.transaction(work).catch((fault) => {
    // Two took the same address at once: the unique index let one of them have it.
    if (isEmailTakenError(fault)) throw invalidOtp();
    throw fault;
  });
  return { status: 'success', data: { user } };
}
