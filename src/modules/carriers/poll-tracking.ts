import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { takeEvents, tryApplyEvent } from './apply-tracking.ts';
import { CarrierRejected, CarrierUnavailable } from './carrier.ts';
import { carrierOf } from './carriers.ts';
import { writeShipment } from './shipment-queries.ts';
import { readFollowed, readOpenEvents } from './tracking-queries.ts';

/** Parcels that one run asks for. */
const maxPolled = 500;
/** Failures in a row after which a carrier counts as down. */
const maxFailures = 3;

/**
 * Makes up for missing webhooks: applies the reports that were stored and not applied, and asks the carrier
 * for each parcel that is on its way.
 */
export async function pollTracking(ctx: Context): Promise<void> {
  for (const id of await readOpenEvents(ctx.db, maxPolled)) await tryApplyEvent(ctx, id);
  let failures = 0;
  for (const { id, awb, carrier } of await readFollowed(ctx.db, maxPolled)) {
    const client = carrierOf(ctx, carrier);
    if (!client || failures >= maxFailures) return;
    try {
      await takeEvents(ctx, carrier, 'poll', await client.track(awb));
      failures = 0;
    } catch (error) {
      if (!(error instanceof CarrierUnavailable || error instanceof CarrierRejected)) throw error;
      ctx.log.warn({ shipment: id, reason: error.message }, 'carrier not reached');
      failures++;
    }
    await writeShipment(ctx.db, id, { polledAt: ctx.now() });
  }
}

export const pollTrackingJob: JobDefinition = {
  name: 'poll-tracking',
  retries: 0,
  timeoutSeconds: 3_000,
  cron: '41 * * * *',
  handle: (_, ctx) => pollTracking(ctx),
};
