import { notify } from '#modules/notifications/notify.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { moveParcel } from './move-parcel.ts';
import { markStuckParcels, readPresumedReceived } from './parcel-queries.ts';
import { parcelDays } from './parcel-rules.ts';
import { stuckParcelsMail } from './stuck-parcels-mail.ts';

/**
 * Notifies the operator of parcels that were not packed or shipped: a reminder first, an escalation later.
 */
async function notifyStuckParcels(ctx: Context, isEscalation: boolean): Promise<void> {
  await ctx.transaction(async (tx) => {
    const days = isEscalation ? parcelDays.escalation : parcelDays.reminder;
    const parcels = await markStuckParcels(tx.db, days, isEscalation);
    if (parcels.length > 0) await notify(tx, { kind: 'operator', queue: 'orders' }, stuckParcelsMail(parcels, days, isEscalation));
  });
}

/** Advances parcels by the passing of time: presumes delivery, and reminds of parcels that do not move. */
export async function advanceParcels(ctx: Context): Promise<void> {
  for (const parcelId of await readPresumedReceived(ctx.db, parcelDays.receipt))
    await moveParcel(ctx, { parcelId, event: 'deliver', by: 'shop' });
  // Escalations first: each counts as the reminder, too.
  await notifyStuckParcels(ctx, true);
  await notifyStuckParcels(ctx, false);
}

export const advanceParcelsJob: JobDefinition = {
  name: 'move-parcels-along',
  retries: 2,
  timeoutSeconds: 300,
  cron: '17 * * * *',
  handle: (_, ctx) => advanceParcels(ctx),
};
