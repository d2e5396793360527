import { addressText } from '#shared/address-forms.ts';
import type { OrderLine, OrderSummary, Parcel } from './contract.ts';
import { nextParcelState, returnUntil } from './parcel-rules.ts';
import type { LineRow, OrderRow, ParcelRow, SummaryRow } from './view-queries.ts';

export function summaryView(row: SummaryRow): OrderSummary {
  const { id, number, state, createdAt, placedAt, holdUntil, country, totalPaise } = row;
  return {
    _id: id,
    number,
    state,
    createdAt: createdAt.toISOString(),
    ...(placedAt ? { placedAt: placedAt.toISOString() } : {}),
    ...(holdUntil ? { holdUntil: holdUntil.toISOString() } : {}),
    country,
    totalPaise,
  };
}

function lineView(row: LineRow, parcel: ParcelRow, now: Date): OrderLine {
  const { id, parcelId: _, color, picture, leadTimeDays, returningQty, ...facts } = row;
  const left = facts.qty - facts.cancelledQty - facts.refundedQty;
  const inTime = parcel.deliveredAt !== null && now <= returnUntil(parcel.deliveredAt);
  return {
    _id: id,
    ...facts,
    ...(color ? { color } : {}),
    ...(picture ? { picture } : {}),
    ...(leadTimeDays ? { leadTimeDays } : {}),
    canCancel: left > 0 && !facts.perishable && nextParcelState(parcel.state, 'cancel') !== undefined,
    canReturn: parcel.state === 'delivered' && inTime && left > returningQty,
  };
}

/** A parcel with its lines. @param placedAt when the order was placed, with which its timeline begins */
export function parcelView(row: ParcelRow, lines: readonly LineRow[], placedAt: Date, now: Date): Parcel {
  const { id, sellerId, slug, sellerName, state, promisedFrom, promisedUntil, carrier, trackingNumber, trackingUrl, deliveredAt } = row;
  return {
    _id: id,
    seller: { _id: sellerId, slug, sellerName },
    state,
    promisedFrom,
    promisedUntil,
    ...(carrier ? { carrier } : {}),
    ...(trackingNumber ? { trackingNumber } : {}),
    ...(trackingUrl ? { trackingUrl } : {}),
    ...(deliveredAt ? { deliveredAt: deliveredAt.toISOString(), returnUntil: returnUntil(deliveredAt).toISOString() } : {}),
    timeline: [{ state: 'placed', at: placedAt.toISOString() }, ...row.timeline],
    lines: lines.filter((line) => line.parcelId === id).map((line) => lineView(line, row, now)),
    invoices: row.invoices,
  };
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** The lines of the delivery address; empty once the person was erased. */
export function addressLines(row: OrderRow): string[] {
  if (row.line1 === null) return [];
  const { line1, line2, city, region, postalCode, country } = row;
  const parts = { line1, line2: line2 ?? '', city: city ?? '', state: region ?? '', postalCode: postalCode ?? '' };
  return addressText(parts, countryNames.of(country) ?? country).split('\n');
}
