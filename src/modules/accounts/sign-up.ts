import { sendMail } from '#modules/notifications/send-mail.ts';
import type { Context } from '#platform/context.ts';
import { takeLimitOfAddress } from '#platform/limits/take-limit.ts';
import { newId } from '#shared/id.ts';
import type { Language } from '#shared/localized.ts';
import { accountExistsMail, signupCodeMail } from './account-mails.ts';
import { codeLimits } from './code-rules.ts';
import { hashNewPassword } from './hash-password.ts';
import { readSignup, readUserByEmail } from './queries.ts';
import { inVain, makeCode, takeSend } from './send-code.ts';
import { signups } from './tables.ts';

/** Name of the cookie that says which of the sign-ups for an address is this browser's own. */
export const signupCookie = 'signup';

const byAddress = { name: 'sign-up by address', most: 20, seconds: 60 * 60 };

/** What is answered wherever a code may have been sent: it tells nothing about who has an account. */
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
 * Asks for an account. The password stays with this sign-up until its code is entered: nobody who asks for the same address again
 * changes it. Who has an account already is told so by mail alone.
 */
export async function signUp(ctx: Context, { name, email, password, language }: SignupInput): Promise<typeof codeSent> {
  await takeLimitOfAddress(ctx, byAddress);
  const passwordHash = await hashNewPassword(password, email);
  await takeSend(ctx, 'signup', email);
  const id = newId();
  await ctx.transaction(async (tx) => {
    const hasAccount = (await readUserByEmail(tx.db, email)) !== undefined;
    // Written down for an address with an account too, where nobody is sent its code: the time tells nobody which it is.
    await tx.db.orm.insert(signups).values({ id, email, name, passwordHash, language, createdAt: ctx.now() });
    await answerByMail(tx, { id, email, language }, hasAccount);
  });
  ctx.client?.setCookie(signupCookie, id, codeLimits.life * 6);
  return codeSent;
}

/** Sends the code, or the news that there is an account. Either is the same work. */
async function answerByMail(ctx: Context, signup: { id: string; email: string; language: Language }, hasAccount: boolean): Promise<void> {
  const code = await makeCode(ctx, 'signup', signup.email, signup.id);
  const to = { to: signup.email, language: signup.language };
  await sendMail(ctx, hasAccount ? accountExistsMail(ctx, to) : signupCodeMail(ctx, { ...to, code }));
}

/** Sends another code for the sign-up of this browser, or for the latest one. */
export async function resendCode(ctx: Context, { email }: { email: string }): Promise<typeof codeSent> {
  await takeLimitOfAddress(ctx, byAddress);
  await takeSend(ctx, 'signup', email);
  await ctx.transaction(async (tx) => {
    const own = ctx.client?.cookie(signupCookie);
    const latest = await readSignup(tx.db, email);
    const signup = (own === undefined ? undefined : await readSignup(tx.db, email, own)) ?? latest;
    const user = await readUserByEmail(tx.db, email);
    if (user) await answerByMail(tx, { ...user, email }, true);
    else if (signup) await answerByMail(tx, signup, false);
    else await inVain(tx, () => answerByMail(tx, { id: '', email, language: 'en' }, false));
  });
  return codeSent;
}
