import { checkCode, consumeCode } from '#modules/accounts/check-code.ts';
import { ensureRequester, findRequester } from '#modules/accounts/code-requester.ts';
import { consumeSendLimit, issueCode } from '#modules/accounts/issue-code.ts';
import { sendMail } from '#modules/notifications/send-mail.ts';
import type { Context } from '#platform/context.ts';
import { consumeRateLimitByAddress } from '#platform/limits/consume-rate-limit.ts';
import type { Language } from '#shared/localized.ts';
import { cashCodeMail } from './cash-code-mail.ts';
import { setCashProof } from './cash-proof.ts';

/** Subject of these codes: those that open an order have its id. */
const subject = 'cash';

const byAddress = { name: 'cash codes by address', max: 20, seconds: 60 * 60 };

/** Sends a code that proves a mailbox before an order in cash. @throws {DomainError} TOO_MANY_REQUESTS */
export async function askCashCode(
  ctx: Context,
  { email, language }: { email: string; language: Language },
): Promise<{ status: 'success' }> {
  await consumeRateLimitByAddress(ctx, byAddress);
  const scope = { purpose: 'order' as const, email, requester: ensureRequester(ctx) };
  await consumeSendLimit(ctx, scope);
  await ctx.transaction(async (tx) => {
    const code = await issueCode(tx, scope, subject);
    await sendMail(tx, cashCodeMail(tx, { to: email, language, code }));
  });
  return { status: 'success' };
}

/**
 * Proves a mailbox with the code that this browser asked for; it can order in cash for a day then.
 * @throws {DomainError} INVALID_OTP, TOO_MANY_ATTEMPTS, OTP_OTHER_BROWSER
 */
export async function proveCash(ctx: Context, { email, otp }: { email: string; otp: string }): Promise<{ status: 'success' }> {
  await consumeRateLimitByAddress(ctx, { ...byAddress, name: 'cash codes entered by address', max: 60 });
  const scope = { purpose: 'order' as const, email, requester: findRequester(ctx) };
  const { id } = await checkCode(ctx, { scope, code: otp.trim(), subject });
  await ctx.transaction((tx) => consumeCode(tx, id));
  setCashProof(ctx, email);
  return { status: 'success' };
}
