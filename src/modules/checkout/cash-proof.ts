import { hasReceivedOrder } from '#modules/orders/has-received-order.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';

const cookie = 'cash-proof';
const purpose = 'cash proof';
const seconds = 24 * 60 * 60;

/** Lets this browser order in cash with an address for a day. */
export function setCashProof(ctx: Context, email: string): void {
  const proof = JSON.stringify({ email, until: ctx.now().getTime() + seconds * 1000 });
  ctx.request.client?.setCookie(cookie, ctx.secrets.seal(purpose, proof), seconds);
}

/** Tells whether a code sent to the address was entered in this browser; only the shop's own seal says so. */
function hasCashProof(ctx: Context, email: string): boolean {
  const sealed = ctx.request.client?.cookie(cookie);
  if (sealed === undefined) return false;
  try {
    const proof = JSON.parse(ctx.secrets.unseal(purpose, sealed));
    return proof.email === email && ctx.now().getTime() <= proof.until;
  } catch {
    return false;
  }
}

/**
 * Lets only people order in cash who can be reached: with an account, whose address is verified, with a
 * proved mailbox, or with the address and telephone of an order that has arrived.
 * @returns whether the mailbox is proved
 * @throws {DomainError} CASH_CODE_NEEDED
 */
export async function requireCashProof(
  ctx: Context,
  { email, phone, isProved }: { email: string; phone: string; isProved: boolean },
): Promise<boolean> {
  if (isProved || hasCashProof(ctx, email)) return true;
  if (!ctx.app.payments.codCode || ctx.actor || (await hasReceivedOrder(ctx, { email, phone }))) return false;
  throw new DomainError('CASH_CODE_NEEDED');
}
