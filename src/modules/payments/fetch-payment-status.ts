import type { Context } from '#platform/context.ts';
import { nextPollDelayMs, pollingWindowMs } from './payment-rules.ts';
import { ProviderRejected, ProviderUnavailable } from './provider.ts';
import { providerOf } from './providers.ts';
import { claimCheck, readPayment, setNextCheck } from './queries.ts';
import { storeEvents } from './store-events.ts';
import type { PaymentRow } from './tables.ts';

/**
 * Fetches the status of a payment from its provider, and stores the response like an event that the provider
 * sent.
 * @param ctx outside any transaction
 * @returns the ids of the events that are not applied yet
 */
export async function fetchPaymentStatus(ctx: Context, paymentId: string): Promise<number[]> {
  const payment = await readPayment(ctx.db, paymentId);
  if (!payment || payment.state === 'captured') return [];
  await setNextCheck(ctx.db, paymentId, nextPollDelayMs(payment.checks), pollingWindowMs);
  return fetchFromProvider(ctx, payment, 'poll');
}

/** Seconds between two fetches for one payment, however often a buyer reloads the page. */
const minIntervalSeconds = 3;

/** Fetches the status for a buyer who waits; returns no events where it was fetched just now. */
export async function fetchStatusForBuyer(ctx: Context, paymentId: string): Promise<number[]> {
  const payment = (await claimCheck(ctx.db, paymentId, minIntervalSeconds)) ? await readPayment(ctx.db, paymentId) : undefined;
  return payment ? fetchFromProvider(ctx, payment, 'return') : [];
}

async function fetchFromProvider(ctx: Context, payment: PaymentRow, source: 'poll' | 'return'): Promise<number[]> {
  const { id: paymentId, providerRef, provider: method } = payment;
  const provider = await providerOf(ctx, method);
  // Without a session at the provider there is nothing to fetch.
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
