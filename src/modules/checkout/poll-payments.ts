import { askProvider } from '#modules/payments/ask-provider.ts';
import { closePage } from '#modules/payments/close-page.ts';
import { dueEvents, duePayments } from '#modules/payments/due-payments.ts';
import type { Context } from '#platform/context.ts';
import type { JobKind } from '#platform/jobs/jobs.ts';
import { settleOrLeave } from './receive-webhook.ts';

/** How many providers' answers are waited for beside each other. */
const atOnce = 5;
/** A run ends before the next one begins. */
const runFor = 50_000;

/**
 * Makes up for what was not heard: events that were stored and not applied, and payments about which a provider said nothing, for as
 * long as banks report late.
 */
export async function pollPayments(ctx: Context): Promise<void> {
  const end = performance.now() + runFor;
  for await (const id of dueEvents(ctx)) await settleOrLeave(ctx, id);
  for (let due = await duePayments(ctx); due.length > 0 && performance.now() < end; due = await duePayments(ctx)) {
    const rest = [...due];
    const work = async () => {
      for (let id = rest.pop(); id !== undefined; id = rest.pop()) {
        await checkWithProvider(ctx, id);
        await closePage(ctx, id);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }
}

/** Asks about one payment and applies what is news. */
export async function checkWithProvider(ctx: Context, paymentId: string): Promise<void> {
  for (const event of await askProvider(ctx, paymentId)) await settleOrLeave(ctx, event);
}

export const pollPaymentsJob: JobKind = {
  name: 'poll-payments',
  retries: 0,
  timeoutSeconds: 120,
  cron: '* * * * *',
  handle: (_, ctx) => pollPayments(ctx),
};
