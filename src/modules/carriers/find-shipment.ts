import type { Context } from '#platform/context.ts';
import { readShipmentOfParcel } from './shipment-queries.ts';
import type { ShipmentRow, TrackingEventRow } from './tables.ts';
import { readEvents } from './tracking-queries.ts';

/**
 * Finds the booking of a parcel with what its carrier reported, the latest first; undefined where it has
 * none.
 */
export async function findShipment(
  ctx: Context,
  parcelId: string,
): Promise<{ shipment: ShipmentRow; events: TrackingEventRow[] } | undefined> {
  const shipment = await readShipmentOfParcel(ctx.db, parcelId);
  return shipment && { shipment, events: shipment.awb === null ? [] : await readEvents(ctx.db, shipment.awb) };
}
