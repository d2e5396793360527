import { duePayments, unappliedEvents } from '#modules/payments/due-payments.ts';
import { expireSession } from '#modules/payments/expire-session.ts';
import { fetchPaymentStatus } from '#modules/payments/fetch-payment-status.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { tryProcessEvent } from './receive-webhook.ts';

/** Payments that are polled at the same time. */
const concurrency = 5;
/** A run ends before the next one begins, in milliseconds. */
const maxRunMs = 50_000;

/**
 * Makes up for missing events: applies those that were stored and not applied, and polls payments of which
 * the provider sent none, for as long as banks report late.
 */
export async function pollPayments(ctx: Context): Promise<void> {
  const end = performance.now() + maxRunMs;
  for await (const id of unappliedEvents(ctx)) await tryProcessEvent(ctx, id);
  for (let due = await duePayments(ctx); due.length > 0 && performance.now() < end; due = await duePayments(ctx)) {
    const rest = [...due];
    const work = async () => {
      for (let id = rest.pop(); id !== undefined; id = rest.pop()) {
        await checkWithProvider(ctx, id);
        await expireSession(ctx, id);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, work));
  }
}

/** Polls one payment and applies its new events. */
export async function checkWithProvider(ctx: Context, paymentId: string): Promise<void> {
  for (const event of await fetchPaymentStatus(ctx, paymentId)) await tryProcessEvent(ctx, event);
}

export const pollPaymentsJob: JobDefinition = {
  name: 'poll-payments',
  retries: 0,
  timeoutSeconds: 120,
  cron: '* * * * *',
  handle: (_, ctx) => pollPayments(ctx),
};
