import { sendMail } from '#modules/notifications/send-mail.ts';
import type { Context } from '#platform/context.ts';
import { takeLimit } from '#platform/limits/take-limit.ts';
import { newId } from '#shared/id.ts';
import type { Language } from '#shared/localized.ts';
import { accountExistsMail, signupCodeMail } from './account-mails.ts';
import { codeLimits } from './code-rules.ts';
import { hashNewPassword } from './hash-password.ts';
import { readSignup, readUserByEmail } from './queries.ts';
import { makeCode, takeSend } from './send-code.ts';
import { signups } from './tables.ts';

/** Name of the cookie that says which of the sign-ups for an address is this browser's own. */
export const signupCookie = 'signup';

const byAddress = { name: 'sign-up by address', most: 20, seconds: 60 * 60 };

/** What is answered wherever a code may have been sent: it tells nothing about who has an account. */
export const codeSent = {
  status: 'success' as const,
  message: 'We have sent a 6-digit code to your e-mail address. It is valid for 10 minutes.',
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
  if (ctx.address) await takeLimit(ctx, byAddress, ctx.address);
  const passwordHash = await hashNewPassword(password, email);
  await takeSend(ctx, 'signup', email);
  const id = newId();
  await ctx.transaction(async (tx) => {
    if (await readUserByEmail(tx.db, email)) {
      await sendMail(tx, accountExistsMail(tx, { to: email, language }));
      return;
    }
    await tx.db.orm.insert(signups).values({ id, email, name, passwordHash, language, createdAt: ctx.now() });
    await sendSignupCode(tx, { id, email, language });
  });
  ctx.client?.setCookie(signupCookie, id, codeLimits.life * 6);
  return codeSent;
}

async function sendSignupCode(ctx: Context, signup: { id: string; email: string; language: Language }): Promise<void> {
  const code = await makeCode(ctx, 'signup', signup.email, signup.id);
  await sendMail(ctx, signupCodeMail(ctx, { to: signup.email, language: signup.language, code }));
}

/** Sends another code for the sign-up of this browser, or for the latest one. */
export async function resendCode(ctx: Context, { email }: { email: string }): Promise<typeof codeSent> {
  if (ctx.address) await takeLimit(ctx, byAddress, ctx.address);
  await takeSend(ctx, 'signup', email);
  await ctx.transaction(async (tx) => {
    const own = ctx.client?.cookie(signupCookie);
    const signup = (own === undefined ? undefined : await readSignup(tx.db, email, own)) ?? (await readSignup(tx.db, email));
    const user = await readUserByEmail(tx.db, email);
    if (user) await sendMail(tx, accountExistsMail(tx, { to: email, language: user.language }));
    else if (signup) await sendSignupCode(tx, signup);
  });
  return codeSent;
}
