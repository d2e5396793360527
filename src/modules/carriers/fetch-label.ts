import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { carrierOf } from './carriers.ts';
import { readShipmentOfParcel } from './shipment-queries.ts';

/**
 * Fetches the label of a booked parcel as a PDF, which names its recipient.
 * @throws {DomainError} ORDER_NOT_FOUND without a booking that has one
 * @throws {CarrierUnavailable | CarrierRejected}
 */
export async function fetchLabel(ctx: Context, parcelId: string): Promise<Buffer> {
  const { carrier = 'manual', carrierShipmentId = null, state } = (await readShipmentOfParcel(ctx.db, parcelId)) ?? {};
  const client = carrierOf(ctx, carrier);
  if (!client || state !== 'booked' || carrierShipmentId === null) throw new DomainError('ORDER_NOT_FOUND');
  return client.fetchLabel(carrierShipmentId);
}
