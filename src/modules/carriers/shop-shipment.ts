import { hasPackingSlip, requireShopParcel } from '#modules/orders/get-shop-parcel.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { carrierOf } from './carriers.ts';
import { fetchLabel } from './fetch-label.ts';
import { readShipmentOfParcel } from './shipment-queries.ts';

interface Booking {
  courier?: string;
  trackingNumber?: string;
  hasLabel: boolean;
}

/**
 * Reads the booking of a parcel of the shop that the caller acts for; a parcel without one has no label.
 * @throws {DomainError} ORDER_NOT_FOUND, also for a parcel of another shop
 */
export async function getShopShipment(ctx: Context, { parcelId }: { parcelId: string }): Promise<{ data: Booking }> {
  const parcel = await requireShopParcel(ctx, parcelId);
  const shipment = await readShipmentOfParcel(ctx.db, parcelId);
  const isBooked = shipment?.state === 'booked' && shipment.carrierShipmentId !== null && carrierOf(ctx, shipment.carrier) !== undefined;
  return {
    data: {
      ...(shipment?.courier ? { courier: shipment.courier } : {}),
      ...(shipment?.awb ? { trackingNumber: shipment.awb } : {}),
      hasLabel: isBooked && hasPackingSlip(parcel),
    },
  };
}

/**
 * Fetches the label of a booked parcel of the shop, which names its recipient.
 * @throws {DomainError} ORDER_NOT_FOUND without a label, also for a parcel of another shop
 */
export async function getShopLabel(ctx: Context, { parcelId }: { parcelId: string }): Promise<File> {
  const parcel = await requireShopParcel(ctx, parcelId);
  if (!hasPackingSlip(parcel)) throw new DomainError('ORDER_NOT_FOUND');
  const content = await fetchLabel(ctx, parcelId);
  return new File([new Uint8Array(content)], `label-${parcel.number}.pdf`, { type: 'application/pdf' });
}
