import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { deleteHolds, markHoldsCash, pruneHolds } from './hold-queries.ts';

/**
 * Ends the hold of an order that stands: its units are sold.
 * @param isCash the courier collects the money: for a day they count as what is not paid
 */
export async function endHold(tx: Context, orderId: string, isCash: boolean): Promise<void> {
  if (isCash) await markHoldsCash(tx.db, orderId);
  else await deleteHolds(tx.db, orderId);
}

/** Ends the hold of an order whose units go to another one. */
export async function dropHolds(tx: Context, orderId: string): Promise<void> {
  await deleteHolds(tx.db, orderId);
}

/** Deletes what is left of cash orders of yesterday. */
export const pruneHoldsJob: JobDefinition = {
  name: 'prune-holds',
  retries: 1,
  timeoutSeconds: 60,
  cron: '17 * * * *',
  handle: (_data, ctx) => pruneHolds(ctx.db),
};
