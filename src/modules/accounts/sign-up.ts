import { sendMail } from '#modules/notifications/send-mail.ts';
import type { Context } from '#platform/context.ts';
import { consumeRateLimitByAddress } from '#platform/limits/consume-rate-limit.ts';
import { newId } from '#shared/id.ts';
import type { Language } from '#shared/localized.ts';
import { accountExistsMail, signupCodeMail } from './account-mails.ts';
import { otherBrowserOtp } from './check-code.ts';
import { ensureRequester, findRequester } from './code-requester.ts';
import { hashNewPassword } from './hash-password.ts';
import { consumeSendLimit, issueCode, simulateSend } from './issue-code.ts';
import { readSignupOfRequester, readUserByEmail } from './queries.ts';
import { signups } from './tables.ts';

const byAddress = { name: 'sign-up by address', max: 20, seconds: 60 * 60 };

/** Answer to every request for a code: it does not reveal whether an account exists. */
export const codeSent = {
  status: 'success' as const,
  message: 'We have sent a 6-digit code to your email address. It is valid for 10 minutes.',
};

export interface SignupInput {
  name: string;
  email: string;
  password: string;
  language: Language;
}

/**
 * Requests an account. The password stays with this sign-up until its code is
 * entered in this browser: another sign-up for the same address does not change it.
 * An owner of an account learns of the request by mail alone.
 */
export async function signUp(ctx: Context, { name, email, password, language }: SignupInput): Promise<typeof codeSent> {
  await consumeRateLimitByAddress(ctx, byAddress);
  const passwordHash = await hashNewPassword(ctx, password, email);
  const requester = ensureRequester(ctx);
  await consumeSendLimit(ctx, { purpose: 'signup', email, requester });
  const id = newId();
  await ctx.transaction(async (tx) => {
    const hasAccount = (await readUserByEmail(tx.db, email)) !== undefined;
    // Stores the sign-up for an address with an account too, though its code is not
    // sent, so that the time does not reveal which it is.
    await tx.db.orm.insert(signups).values({ id, email, name, passwordHash, language, createdAt: ctx.now() });
    await answerByMail(tx, { id, email, language, requester }, hasAccount);
  });
  return codeSent;
}

interface SignupRecipient {
  id: string;
  email: string;
  language: Language;
  requester: string;
}

/** Sends the code, or the news that there is an account. Either is the same work. */
async function answerByMail(ctx: Context, { id, email, language, requester }: SignupRecipient, hasAccount: boolean): Promise<void> {
  const code = await issueCode(ctx, { purpose: 'signup', email, requester }, id);
  const to = { to: email, language };
  await sendMail(ctx, hasAccount ? accountExistsMail(ctx, to) : signupCodeMail(ctx, { ...to, code }));
}

/**
 * Sends another code for the sign-up of this browser. A browser without a sign-up gets none: the code would
 * open an account with the password of another requester.
 * @throws {DomainError} OTP_OTHER_BROWSER where this browser has no sign-up, for any address
 */
export async function resendCode(ctx: Context, { email }: { email: string }): Promise<typeof codeSent> {
  await consumeRateLimitByAddress(ctx, byAddress);
  const requester = findRequester(ctx);
  if (requester === undefined) throw otherBrowserOtp();
  await consumeSendLimit(ctx, { purpose: 'signup', email, requester });
  await ctx.transaction(async (tx) => {
    const signup = await readSignupOfRequester(tx.db, email, requester);
    const user = await readUserByEmail(tx.db, email);
    if (user) await answerByMail(tx, { ...user, email, requester }, true);
    else if (signup) await answerByMail(tx, { ...signup, requester }, false);
    else await simulateSend(tx, () => answerByMail(tx, { id: '', email, language: 'en', requester }, false));
  });
  return codeSent;
}
