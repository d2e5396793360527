import { checkCode, consumeCode } from '#modules/accounts/check-code.ts';
import { ensureRequester, findRequester } from '#modules/accounts/code-requester.ts';
import { guestTokenHash, issueGuestToken } from '#modules/accounts/guest-token.ts';
import { consumeSendLimit, issueCode, simulateSend } from '#modules/accounts/issue-code.ts';
import { lockPerson } from '#modules/accounts/lock-person.ts';
import { sendMail } from '#modules/notifications/send-mail.ts';
import type { Context } from '#platform/context.ts';
import { consumeRateLimitByAddress } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import type { Language } from '#shared/localized.ts';
import { lockOrder } from './api.ts';
import { joinGuestOrders } from './join-orders.ts';
import { orderCodeMail } from './order-code-mail.ts';
import { orderNumberOf } from './order-rules.ts';
import { findOrderOfEmail, insertProvedAccess } from './queries.ts';

/** Limits look-ups, so that order numbers cannot be guessed. */
const byAddress = { name: 'order look-up by address', max: 20, seconds: 60 * 60 };

interface OrderLookup {
  number: string;
  email: string;
}

const codeSent = {
  status: 'success' as const,
  message: 'If there is such an order, we have sent a 6-digit code to its email address. It is valid for 10 minutes.',
};

const normalize = ({ number, email }: OrderLookup): OrderLookup => ({ number: orderNumberOf(number), email: email.trim().toLowerCase() });

/**
 * Sends a code to the address of an order. Neither the response nor its timing tells whether the order
 * exists.
 */
export async function lookUpOrder(ctx: Context, input: OrderLookup): Promise<typeof codeSent> {
  const { number, email } = normalize(input);
  await consumeRateLimitByAddress(ctx, byAddress);
  const scope = { purpose: 'order' as const, email, requester: ensureRequester(ctx) };
  await consumeSendLimit(ctx, scope);
  await ctx.transaction(async (tx) => {
    const found = await findOrderOfEmail(tx.db, number, email);
    // The buyer may be erased at this moment, so the order is read again under its lock.
    await lockOrder(tx.db, found?.id ?? '');
    const order = await findOrderOfEmail(tx.db, number, email);
    const send = async (orderId: string, to: string, language: Language) => {
      const code = await issueCode(tx, { ...scope, email: to }, orderId);
      await sendMail(tx, { ...orderCodeMail(tx, { to, language, number, code }), ...(orderId ? { orderId } : {}) });
    };
    if (order) await send(order.id, email, order.language);
    else await simulateSend(tx, () => send('', 'nobody@example.com', 'en'));
  });
  return codeSent;
}

/**
 * Opens an order in this browser with the code that it requested, which proves the address. A guest's order
 * joins the signed-in account where that has exactly this address.
 * @throws {DomainError} INVALID_OTP for any wrong code; TOO_MANY_ATTEMPTS, OTP_OTHER_BROWSER
 */
export async function openOrder(ctx: Context, input: OrderLookup & { otp: string }): Promise<{ data: { number: string } }> {
  const { number, email } = normalize(input);
  await consumeRateLimitByAddress(ctx, { ...byAddress, name: 'order opening by address' });
  const order = await findOrderOfEmail(ctx.db, number, email);
  const code = await checkCode(ctx, {
    scope: { purpose: 'order', email, requester: findRequester(ctx) },
    code: input.otp,
    subject: order?.id ?? 'no order',
  });
  await ctx.transaction(async (tx) => {
    const account = tx.actor && (await lockPerson(tx, tx.actor.userId));
    await lockOrder(tx.db, code.subject);
    // The buyer was erased meanwhile, or the owner of the address disowned the order.
    if (!(await findOrderOfEmail(tx.db, number, email))) throw new DomainError('INVALID_OTP', { otp: 'Invalid or expired OTP.' });
    await consumeCode(tx, code.id);
    await insertProvedAccess(tx.db, code.subject, guestTokenHash(issueGuestToken(tx)), tx.now());
    if (account?.email === email) await joinGuestOrders(tx, { userId: account.id, email, orderId: code.subject });
  });
  return { data: { number } };
}
