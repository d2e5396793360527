/**
 * Destinations with import charges of their own, as the law stood in November 2026; the sentences are in the
 * messages. A change of the law changes the day here, and the sentence.
 */
const members: Record<'gb' | 'eu' | 'us', readonly string[]> = {
  // VAT at the sale up to £135, since 1 January 2021 (vat_rates). Northern Ireland has no code of its own.
  gb: ['GB'],
  // Import VAT from the first cent; up to €150 a duty of €3 for each kind of goods, since 1 July 2026.
  eu: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
  // No value is free of duty, since 29 August 2025.
  us: ['US', 'PR'],
};

export type ImportCharges = keyof typeof members | 'other';

/** Which sentence about duties is true of a destination abroad. */
export const importChargesOf = (country: string): ImportCharges =>
  (Object.keys(members) as (keyof typeof members)[]).find((area) => members[area].includes(country)) ?? 'other';
