import { formatAddress } from '#shared/address-forms.ts';
import type { OrderLine, OrderSummary, Parcel } from './contract.ts';
import { nextParcelState } from './parcel-rules.ts';
import { availableReturnReasons, returnUntil, type SoldItem } from './return-window-rules.ts';
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

const soldItem = ({ perishable, leadTimeDays }: LineRow, country: string): SoldItem => ({
  country,
  perishable,
  madeToOrder: leadTimeDays !== null,
});

function lineView(row: LineRow, parcel: ParcelRow, country: string, now: Date): OrderLine {
  const { id, parcelId: _, color, picture, leadTimeDays, returningQty, ...facts } = row;
  const left = facts.qty - facts.cancelledQty - facts.refundedQty;
  const { state, deliveredAt } = parcel;
  const returnReasons = state === 'delivered' && deliveredAt ? availableReturnReasons(soldItem(row, country), deliveredAt, now) : [];
  const returnableQty = returnReasons.length > 0 ? Math.max(0, left - returningQty) : 0;
  return {
    _id: id,
    ...facts,
    ...(color ? { color } : {}),
    ...(picture ? { picture } : {}),
    ...(leadTimeDays ? { leadTimeDays } : {}),
    canCancel: left > 0 && !facts.perishable && nextParcelState(state, 'cancel') !== undefined,
    canReturn: returnableQty > 0,
    returnableQty,
    returnReasons: returnableQty > 0 ? returnReasons : [],
  };
}

/** Shapes a parcel with its lines; its timeline begins when the order was created. */
export function parcelView(row: ParcelRow, all: readonly LineRow[], { country, createdAt }: OrderRow, now: Date): Parcel {
  const { id, sellerId, slug, sellerName, state, promisedFrom, promisedUntil, carrier, trackingNumber, trackingUrl, deliveredAt } = row;
  const lines = all.filter((line) => line.parcelId === id);
  const until =
    deliveredAt &&
    returnUntil(
      lines.map((line) => soldItem(line, country)),
      deliveredAt,
    );
  return {
    _id: id,
    seller: { _id: sellerId, slug, sellerName },
    state,
    promisedFrom,
    promisedUntil,
    ...(carrier ? { carrier } : {}),
    ...(trackingNumber ? { trackingNumber } : {}),
    ...(trackingUrl ? { trackingUrl } : {}),
    ...(deliveredAt && until ? { deliveredAt: deliveredAt.toISOString(), returnUntil: until.toISOString() } : {}),
    timeline: [{ state: 'placed', at: createdAt.toISOString() }, ...row.timeline],
    lines: lines.map((line) => lineView(line, row, country, now)),
    invoices: row.invoices,
  };
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** Formats the lines of the delivery address; empty once the buyer was erased. */
export function addressLines(row: OrderRow): string[] {
  if (row.line1 === null) return [];
  const { line1, line2, city, region, postalCode, country } = row;
  const parts = { line1, line2: line2 ?? '', city: city ?? '', state: region ?? '', postalCode: postalCode ?? '' };
  return formatAddress(parts, countryNames.of(country) ?? country).split('\n');
}
