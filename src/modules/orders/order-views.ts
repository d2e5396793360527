import { formatAddress } from '#shared/address-forms.ts';
import type { OrderSummary, OrderView } from './contract.ts';
import type { ParcelState } from './parcel-contract.ts';
import type { ParcelRecipient } from './tables.ts';
import type { OrderRow, SummaryRow } from './view-queries.ts';

export function summaryView(row: SummaryRow): OrderSummary {
  const { id, number, state, createdAt, placedAt, holdUntil, holdSeconds, leftAt, country, totalPaise, creditPaise } = row;
  return {
    _id: id,
    number,
    state,
    createdAt: createdAt.toISOString(),
    ...(placedAt ? { placedAt: placedAt.toISOString() } : {}),
    ...(holdUntil ? { holdUntil: holdUntil.toISOString() } : {}),
    ...(holdUntil && holdSeconds !== null ? { holdSeconds } : {}),
    ...(leftAt ? { leftAt: leftAt.toISOString() } : {}),
    country,
    totalPaise,
    ...(creditPaise > 0 ? { creditPaise } : {}),
  };
}

/** Shapes whom the bill is made out to. */
export function billingView({ billing }: OrderRow): OrderView['billing'] {
  if (!billing) return undefined;
  const { gstin, name, line1, line2, city, state, postalCode } = billing;
  const address = formatAddress({ line1, line2, city, state, postalCode }, 'India');
  return { ...(gstin ? { gstin } : {}), name, address };
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** Formats whom a parcel was packed for, with the phone as the last line. */
export function recipientLines({ name, phone, ...parts }: ParcelRecipient, order: OrderRow): string[] {
  return [name, ...addressLines({ ...order, ...parts }), phone];
}

/** Gives the parts of the delivery address while some parcel of it is not packed. */
export function changeableAddress(row: OrderRow, parcels: readonly { state: ParcelState }[]): OrderView['recipient'] {
  const { line1, line2, city, region, postalCode } = row;
  if (row.state !== 'placed' || line1 === null || !parcels.some(({ state }) => state === 'confirmed')) return undefined;
  return {
    line1,
    city: city ?? '',
    ...(line2 ? { line2 } : {}),
    ...(region ? { state: region } : {}),
    ...(postalCode ? { postalCode } : {}),
  };
}

/** Formats the lines of the delivery address; empty once the buyer was erased. */
export function addressLines(row: OrderRow): string[] {
  if (row.line1 === null) return [];
  const { line1, line2, city, region, postalCode, country } = row;
  const parts = { line1, line2: line2 ?? '', city: city ?? '', state: region ?? '', postalCode: postalCode ?? '' };
  return formatAddress(parts, countryNames.of(country) ?? country).split('\n');
}
