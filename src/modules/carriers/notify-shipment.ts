import { notify } from '#modules/notifications/notify.ts';
import { readConsignment } from '#modules/orders/consignment.ts';
import type { Context } from '#platform/context.ts';
import type { ShipmentRow } from './tables.ts';

const failures = (parcelId: string) => ({
  booked: {
    subject: 'A pickup could not be requested',
    text: `The parcel has its number and its label. Ask for the pickup again with npm run admin -- shipment ${parcelId} pickup, or in the carrier’s panel.`,
  },
  cancelling: {
    subject: 'A booking could not be cancelled',
    text: 'The parcel was cancelled or is sent another way, and its courier may still come for it, and ask for cash at the door. Cancel the booking in the carrier’s panel.',
  },
  requested: {
    subject: 'A parcel could not be booked with its carrier',
    text: `Put right what the reason says, then book again with npm run admin -- shipment ${parcelId} book. The carrier is asked first whether it has the order already, so nothing is booked twice. Or send the parcel another way.`,
  },
});

const returnFailures = {
  booked: {
    subject: 'A courier could not be asked to fetch a return',
    text: 'The buyer is asked to choose again: another attempt, or sending the goods. Put right what the reason says, or ask for the pickup in the carrier’s panel.',
  },
  cancelling: {
    subject: 'The pickup of a return could not be cancelled',
    text: 'The courier is not wanted any more and may still come. Cancel the booking in the carrier’s panel.',
  },
  requested: {
    subject: 'The pickup of a return could not be booked',
    text: 'The buyer is asked to choose again: another attempt, or sending the goods. Put right what the reason says before that.',
  },
};

/**
 * Notifies the operator of a booking that has to be made again, because what the courier collects has
 * changed.
 */
export async function notifyBookAgain(tx: Context, parcelId: string, orderNumber: string): Promise<void> {
  const subject = 'A parcel has to be booked again';
  await notify(
    tx,
    { kind: 'operator', queue: 'orders' },
    {
      kind: 'shipment-outdated',
      language: 'en',
      subject: `${subject} (${orderNumber})`,
      blocks: [
        { type: 'heading', text: subject },
        {
          type: 'paragraph',
          text: `Pieces of it were cancelled after it was booked, so its courier would have asked for too much cash at the door. The booking is being cancelled. Put the new label on it after npm run admin -- shipment ${parcelId} book`,
        },
        {
          type: 'table',
          rows: [
            ['Order', orderNumber],
            ['Parcel', parcelId],
          ],
        },
      ],
    },
  );
}

/** Notifies the operator of a booking or a pickup that failed. */
export async function notifyShipmentFailed(tx: Context, { parcelId, returnId, state }: ShipmentRow, reason: string): Promise<void> {
  const consignment = await readConsignment(tx.db, parcelId);
  const texts = returnId === null ? failures(parcelId) : returnFailures;
  const { subject, text } = texts[state === 'booked' || state === 'cancelling' ? state : 'requested'];
  await notify(
    tx,
    { kind: 'operator', queue: 'orders' },
    {
      kind: 'shipment-failed',
      language: 'en',
      subject: `${subject} (${consignment?.orderNumber ?? parcelId})`,
      blocks: [
        { type: 'heading', text: subject },
        { type: 'paragraph', text },
        {
          type: 'table',
          rows: [
            ['Order', consignment?.orderNumber ?? ''],
            ['Parcel', parcelId],
            ['Reason', reason],
          ],
        },
      ],
    },
  );
}
