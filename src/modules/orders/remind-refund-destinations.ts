import { takeUnaddressedRefunds } from '#modules/payments/ask-refund-destinations.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { notifyBuyer } from './notify-buyer.ts';

/** Asks buyers who paid in cash, and wait for a refund, where it goes. */
export async function remindRefundDestinations(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    for (const { id, orderId, amountPaise, times } of await takeUnaddressedRefunds(tx))
      await notifyBuyer(tx, { orderId, kind: 'ask-refund-to', about: `${id}:${times}`, details: { refundPaise: amountPaise } });
  });
}

export const remindRefundDestinationsJob: JobDefinition = {
  name: 'remind-refund-destinations',
  retries: 2,
  timeoutSeconds: 60,
  cron: '47 * * * *',
  handle: (_, ctx) => remindRefundDestinations(ctx),
};
