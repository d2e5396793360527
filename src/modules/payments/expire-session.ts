import type { Context } from '#platform/context.ts';
import { ProviderRejected, ProviderUnavailable } from './provider.ts';
import { providerOf } from './providers.ts';
import { readOrderOfPayment, readPayment, readPaymentsOfOrder } from './queries.ts';

/** Closes every page on which an order could be paid, as far as the providers answer. */
export async function expireSessions(ctx: Context, orderId: string): Promise<void> {
  for (const { id } of await readPaymentsOfOrder(ctx.db, orderId)) await expireSession(ctx, id);
}

/**
 * Expires the provider's page of an attempt whose order no longer waits for a payment, so that it cannot be
 * paid.
 */
export async function expireSession(ctx: Context, paymentId: string): Promise<void> {
  const payment = await readPayment(ctx.db, paymentId);
  if (!payment || payment.providerRef === null || (payment.state !== 'started' && payment.state !== 'failed')) return;
  const order = await readOrderOfPayment(ctx.db, payment.orderId);
  if (order?.state === 'pending') return;
  const provider = await providerOf(ctx, payment.provider);
  try {
    await provider?.expire(payment.providerRef);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRejected)) throw error;
    ctx.log.warn({ payment: paymentId, reason: error.message }, 'payment page not closed');
  }
}
