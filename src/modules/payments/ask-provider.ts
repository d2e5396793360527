import type { Context } from '#platform/context.ts';
import { keepEvents } from './keep-events.ts';
import { askedFor, nextPause } from './payment-rules.ts';
import { ProviderDown, ProviderRefused } from './provider.ts';
import { providerOf } from './providers.ts';
import { readPayment, setNextCheck } from './queries.ts';

/**
 * Asks a provider what became of a payment, and writes the answer down as if the provider had sent it.
 * @param ctx outside any transaction
 * @returns the events that have yet to be applied
 */
export async function askProvider(ctx: Context, paymentId: string): Promise<number[]> {
  const payment = await readPayment(ctx.db, paymentId);
  if (!payment || payment.state === 'captured') return [];
  const { providerRef, provider: method, checks } = payment;
  const provider = await providerOf(ctx, method);
  await setNextCheck(ctx.db, paymentId, nextPause(checks), askedFor);
  // Nobody could pay where no page was opened.
  if (!provider || providerRef === null) return [];
  try {
    const event = await provider.ask({ paymentId, providerRef });
    return event ? await keepEvents(ctx, method, 'poll', [event]) : [];
  } catch (error) {
    if (!(error instanceof ProviderDown || error instanceof ProviderRefused)) throw error;
    ctx.log.warn({ payment: paymentId, reason: error.message }, 'payment not known');
    return [];
  }
}
