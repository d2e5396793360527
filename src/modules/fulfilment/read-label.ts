import { getShopShipment } from '#modules/carriers/shop-shipment.ts';
import { findPickup } from '#modules/onboarding/find-pickup.ts';
import { readConsignment } from '#modules/orders/consignment.ts';
import { getLegalDetails } from '#modules/sellers/get-legal-details.ts';
import type { Context } from '#platform/context.ts';
import { formatAddress } from '#shared/address-forms.ts';
import type { AddressLabel } from './draw-labels.ts';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** Reads where a parcel goes back to: where couriers fetch those of the shop, or its registered address. */
async function readSender(ctx: Context, sellerId: string, name: string): Promise<AddressLabel['from']> {
  const pickup = await findPickup(ctx, sellerId);
  if (!pickup) return { name, lines: [(await getLegalDetails(ctx, sellerId)).address] };
  const { line1, line2, city, state, postalCode, phone } = pickup;
  return { name, lines: formatAddress({ line1, line2: line2 ?? '', city, state, postalCode }, 'India').split('\n'), phone };
}

/**
 * Reads the label of a parcel of the caller's shop; undefined once its buyer was erased.
 * @throws {DomainError} ORDER_NOT_FOUND
 */
export async function readLabel(ctx: Context, parcelId: string): Promise<AddressLabel | undefined> {
  const found = await readConsignment(ctx.db, parcelId);
  if (!found || found.name === null || found.line1 === null) return undefined;
  const { name, line1, line2, city, region, postalCode, phone, country, orderNumber, sellerId, sellerName, duePaise, weighedGrams } = found;
  const { courier, trackingNumber, hasLabel } = (await getShopShipment(ctx, { parcelId })).data;
  // The PIN stands below, where it is read from afar.
  const parts = { line1, line2: line2 ?? '', city: city ?? '', state: region ?? '', postalCode: '' };
  return {
    orderNumber,
    parcelId,
    to: {
      name,
      lines: formatAddress(parts, country === 'IN' ? '' : (countryNames.of(country) ?? country)).split('\n'),
      postalCode: postalCode ?? '',
      phone: phone ?? undefined,
    },
    from: await readSender(ctx, sellerId, sellerName),
    duePaise,
    grams: weighedGrams ?? undefined,
    courier,
    trackingNumber,
    hasOwnLabel: hasLabel,
  };
}
