import { findRequester, giveRequester } from '#modules/accounts/code-requester.ts';
import { lockPerson } from '#modules/accounts/lock-person.ts';
import { inVain, makeCode, takeSend } from '#modules/accounts/send-code.ts';
import { checkCode, spendCode } from '#modules/accounts/use-code.ts';
import { sendMail } from '#modules/notifications/send-mail.ts';
import type { Context } from '#platform/context.ts';
import { takeLimitOfAddress } from '#platform/limits/take-limit.ts';
import { Failure } from '#shared/errors.ts';
import type { Language } from '#shared/localized.ts';
import { giveGuestToken, guestTokenHash } from './guest-token.ts';
import { joinGuestOrders } from './join-orders.ts';
import { orderCodeMail } from './order-code-mail.ts';
import { orderNumberOf } from './order-rules.ts';
import { findOrderOfEmail, insertProvedAccess, lockOrder } from './queries.ts';

/** Order numbers are not to be tried out. */
const byAddress = { name: 'order look-up by address', most: 20, seconds: 60 * 60 };

interface Wanted {
  number: string;
  email: string;
}

const codeSent = {
  status: 'success' as const,
  message: 'If there is such an order, we have sent a 6-digit code to its email address. It is valid for 10 minutes.',
};

const normal = ({ number, email }: Wanted): Wanted => ({ number: orderNumberOf(number), email: email.trim().toLowerCase() });

/** Sends a code to the address of an order. What is answered, and how long it takes, does not tell whether there is one. */
export async function lookUpOrder(ctx: Context, input: Wanted): Promise<typeof codeSent> {
  const { number, email } = normal(input);
  await takeLimitOfAddress(ctx, byAddress);
  const scope = { purpose: 'order' as const, email, requester: giveRequester(ctx) };
  await takeSend(ctx, scope);
  await ctx.transaction(async (tx) => {
    const order = await findOrderOfEmail(tx.db, number, email);
    const send = async (orderId: string, to: string, language: Language) => {
      const code = await makeCode(tx, { ...scope, email: to }, orderId);
      await sendMail(tx, { ...orderCodeMail(tx, { to, language, number, code }), ...(orderId ? { orderId } : {}) });
    };
    if (order) await send(order.id, email, order.language);
    else await inVain(tx, () => send('', 'nobody@example.com', 'en'));
  });
  return codeSent;
}

/**
 * Opens an order in this browser with the code that it asked for: the address is proved. Where the account that is signed in has exactly
 * this address, a guest's order joins it.
 * @throws {Failure} INVALID_OTP, whatever is wrong with it; TOO_MANY_ATTEMPTS, OTP_OTHER_BROWSER
 */
export async function openOrder(ctx: Context, input: Wanted & { otp: string }): Promise<{ data: { number: string } }> {
  const { number, email } = normal(input);
  await takeLimitOfAddress(ctx, { ...byAddress, name: 'order opening by address' });
  const order = await findOrderOfEmail(ctx.db, number, email);
  const code = await checkCode(ctx, {
    scope: { purpose: 'order', email, requester: findRequester(ctx) },
    code: input.otp,
    subject: order?.id ?? 'no order',
  });
  await ctx.transaction(async (tx) => {
    const account = tx.actor && (await lockPerson(tx, tx.actor.userId));
    await lockOrder(tx.db, code.subject);
    // Who ordered was erased meanwhile, or the owner of the address took it off the order.
    if (!(await findOrderOfEmail(tx.db, number, email))) throw new Failure('INVALID_OTP', { otp: 'Invalid or expired OTP.' });
    await spendCode(tx, code.id);
    await insertProvedAccess(tx.db, code.subject, guestTokenHash(giveGuestToken(tx)), tx.now());
    if (account?.email === email) await joinGuestOrders(tx, { userId: account.id, email, orderId: code.subject });
  });
  return { data: { number } };
}
