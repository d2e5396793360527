import type { Context } from '#platform/context.ts';
import { nextPollDelayMs, pollingWindowMs } from './payment-rules.ts';
import { ProviderRejected, ProviderUnavailable } from './provider.ts';
import { providerOf } from './providers.ts';
import { claimCheck, readPayment, setNextCheck } from './queries.ts';
import { storeEvents } from './store-events.ts';
import type { PaymentRow } from './tables.ts';

/**
 * Asks a provider what became of a payment, and writes the answer down as if the provider had sent it.
 * @param ctx outside any transaction
 * @returns the events that have yet to be applied
 */
export async function fetchPaymentStatus(ctx: Context, paymentId: string): Promise<number[]> {
  const payment = await readPayment(ctx.db, paymentId);
  if (!payment || payment.state === 'captured') return [];
  await setNextCheck(ctx.db, paymentId, nextPollDelayMs(payment.checks), pollingWindowMs);
  return fetchFromProvider(ctx, payment, 'poll');
}

/** A page that is reloaded asks no more often than this, in seconds. */
const minIntervalSeconds = 3;

/** The same at a buyer's wish, who waits for the answer; nothing where it was asked just now. */
export async function fetchStatusForBuyer(ctx: Context, paymentId: string): Promise<number[]> {
  const payment = (await claimCheck(ctx.db, paymentId, minIntervalSeconds)) ? await readPayment(ctx.db, paymentId) : undefined;
  return payment ? fetchFromProvider(ctx, payment, 'return') : [];
}

async function fetchFromProvider(ctx: Context, payment: PaymentRow, source: 'poll' | 'return'): Promise<number[]> {
  const { id: paymentId, providerRef, provider: method } = payment;
  const provider = await providerOf(ctx, method);
  // Nobody could pay where no page was opened.
  if (!provider || providerRef === null) return [];
  try {
    const event = await provider.fetchPayment({ paymentId, providerRef });
    return event ? await storeEvents(ctx, method, source, [event]) : [];
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRejected)) throw error;
    ctx.log.warn({ payment: paymentId, reason: error.message }, 'payment not known');
    return [];
  }
}
