import { notify } from '#modules/notifications/notify.ts';
import { notifySeller } from '#modules/sellers/notify-seller.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { DomainError } from '#shared/errors.ts';
import { markEscalated, markReminded, readOverdueParcels, type WaitingParcel } from './clock-queries.ts';
import { moveParcel } from './move-parcel.ts';
import { notifyBuyer } from './notify-buyer.ts';
import { parcelClocks } from './parcel-clock-rules.ts';
import { parcelsMail, sellerParcelsMail } from './waiting-parcels-mail.ts';

/** Asks buyers whether a parcel has arrived, and what is to happen instead of one that does not come. */
async function askBuyers(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    for (const { id: parcelId, orderId, state, since } of await markReminded(tx.db, true))
      await notifyBuyer(tx, {
        orderId,
        kind: state === 'lost' || state === 'returned' ? state : 'ask-arrival',
        about: `${parcelId}:${state}:reminder:${since.toISOString()}`,
        parcelId,
      });
  });
}

/** Notifies the sellers of parcels that wait; the operator in place of one without a mailbox. */
async function notifySellers(tx: Context, parcels: readonly WaitingParcel[], urgency: 'waiting' | 'escalated'): Promise<void> {
  for (const [sellerId, theirs] of Map.groupBy(parcels, (parcel) => parcel.sellerId))
    await notifySeller(tx, {
      sellerId,
      sellerName: theirs[0]?.sellerName ?? '',
      notice: 'reminders',
      queue: 'orders',
      replyTo: tx.app.operator.supportEmail,
      operator: urgency === 'escalated' ? 'knows' : 'instead',
      compose: (language) => sellerParcelsMail(theirs, urgency, language),
    });
}

/** Tells the operator, and sellers once more, of parcels that did not move after a reminder. */
async function escalate(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    const parcels = await markEscalated(tx.db);
    if (parcels.length === 0) return;
    await notify(tx, { kind: 'operator', queue: 'orders' }, parcelsMail(parcels));
    const ofSellers = parcels.filter(({ state }) => parcelClocks[state]?.of === 'seller');
    await notifySellers(tx, ofSellers, 'escalated');
  });
}

/** Reminds sellers of their parcels; the operator in place of those that have no addresses. */
async function remindSellers(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => notifySellers(tx, await markReminded(tx.db, false), 'waiting'));
}

/** Moves on parcels whose answer is overdue; a parcel that moved by itself meanwhile is left alone. */
async function moveOverdue(ctx: Context): Promise<void> {
  for (const { id: parcelId, event } of await readOverdueParcels(ctx.db)) {
    try {
      await moveParcel(ctx, { parcelId, event, by: 'shop' });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
}

/** Advances parcels by the passing of time. */
export async function advanceParcels(ctx: Context): Promise<void> {
  await moveOverdue(ctx);
  await askBuyers(ctx);
  // Escalations first: for sellers each counts as the reminder, too.
  await escalate(ctx);
  await remindSellers(ctx);
}

export const advanceParcelsJob: JobDefinition = {
  name: 'move-parcels-along',
  retries: 2,
  timeoutSeconds: 300,
  cron: '17 * * * *',
  handle: (_, ctx) => advanceParcels(ctx),
};
