import { readConsignment } from '#modules/orders/consignment.ts';
import type { ReturnView } from '#modules/returns/contract.ts';
import { findReturnedGoods } from '#modules/returns/find-pickup.ts';
import { storePickupOffer } from '#modules/returns/move-pickup.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { CarrierRejected, CarrierUnavailable } from './carrier.ts';
import { carrierOf } from './carriers.ts';
import { readShipmentOfParcel } from './shipment-queries.ts';
import type { CarrierName } from './shipment-rules.ts';

export interface Offer {
  returnId: string;
  by: 'seller' | 'operator';
  /** Only a return of this seller. */
  sellerId?: string | undefined;
  carrier?: CarrierName | undefined;
  /** Of the packed goods; otherwise as the parcel was booked in which they were sent. */
  packed?: { weightGrams: number; lengthCm: number; breadthCm: number; heightCm: number } | undefined;
  /** The carrier's name of the address to which they go; otherwise the one that the parcel left from. */
  toLocation?: string | undefined;
}

const ownWay: Partial<Record<CarrierName, string>> = {
  manual: 'A carrier that is not booked from here fetches nothing from buyers: the buyer sends the goods.',
  'india-post': 'India Post fetches nothing from buyers: the buyer sends the goods at a counter.',
};

/**
 * Offers the buyer of an approved return that a courier fetches the goods, where the carrier goes there.
 * @param ctx outside any transaction: the carrier is asked
 * @throws {DomainError} RETURN_NOT_FOUND, WRONG_STATE, INVALID_INPUT at what is missing, or where no courier
 * goes
 */
export async function offerPickup(
  ctx: Context,
  { returnId, by, sellerId, carrier = 'shiprocket', packed, toLocation }: Offer,
): Promise<ReturnView> {
  const goods = await findReturnedGoods(ctx, returnId, sellerId);
  const consignment = goods && (await readConsignment(ctx.db, goods.parcelId));
  if (!goods || !consignment) throw new DomainError('RETURN_NOT_FOUND');
  const reason = ownWay[carrier];
  if (reason !== undefined) throw new DomainError('INVALID_INPUT', { carrier: reason });
  const client = carrierOf(ctx, carrier);
  if (!client?.returns)
    throw new DomainError('INVALID_INPUT', { carrier: 'There is no account: set SHIPROCKET_EMAIL and SHIPROCKET_PASSWORD.' });
  const { postalCode, country, sellerSlug, name } = consignment;
  if (country !== 'IN' || !postalCode || !name)
    throw new DomainError('INVALID_INPUT', { id: 'A courier fetches goods at a complete address in India alone.' });
  const sent = await readShipmentOfParcel(ctx.db, goods.parcelId);
  const { weightGrams, lengthCm, breadthCm, heightCm } = packed ?? sent ?? {};
  if (!weightGrams || !lengthCm || !breadthCm || !heightCm)
    throw new DomainError('INVALID_INPUT', { weightGrams: 'Say what the packed goods weigh and measure.' });
  const to = toLocation ?? sent?.pickupLocation ?? sellerSlug;
  if (!(await isServed(client.returns.serves({ toLocation: to, fromPostalCode: postalCode, weightGrams }))))
    throw new DomainError('INVALID_INPUT', { id: 'No courier fetches goods there: the buyer sends them.' });
  const parcel = { weightGrams, lengthCm, breadthCm, heightCm, toLocation: to };
  return ctx.transaction((tx) => storePickupOffer(tx, { returnId, by, sellerId, ...parcel }));
}

/** @throws {DomainError} INVALID_INPUT with what the carrier says, or where it does not answer */
async function isServed(asked: Promise<boolean>): Promise<boolean> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof CarrierRejected) throw new DomainError('INVALID_INPUT', { toLocation: error.message });
    if (error instanceof CarrierUnavailable)
      throw new DomainError('INVALID_INPUT', { carrier: 'The carrier does not answer: try again in some minutes.' });
    throw error;
  }
}
