import { notify } from '#modules/notifications/notify.ts';
import { readConsignment } from '#modules/orders/consignment.ts';
import type { Context } from '#platform/context.ts';
import type { ShipmentRow } from './tables.ts';

/** Notifies the operator of a booking or a pickup that failed. */
export async function notifyShipmentFailed(tx: Context, { parcelId, state }: ShipmentRow, reason: string): Promise<void> {
  const consignment = await readConsignment(tx.db, parcelId);
  const isBooked = state === 'booked';
  const subject = isBooked ? 'A pickup could not be requested' : 'A parcel could not be booked with its carrier';
  await notify(
    tx,
    { kind: 'operator', queue: 'orders' },
    {
      kind: 'shipment-failed',
      language: 'en',
      subject: `${subject} (${consignment?.orderNumber ?? parcelId})`,
      blocks: [
        { type: 'heading', text: subject },
        {
          type: 'paragraph',
          text: isBooked
            ? `The parcel has its number and its label. Ask for the pickup again with npm run admin -- shipment ${parcelId} pickup, or in the carrier’s panel.`
            : `Put right what the reason says, then book again with npm run admin -- shipment ${parcelId} book. The carrier is asked first whether it has the order already, so nothing is booked twice. Or send the parcel another way.`,
        },
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
