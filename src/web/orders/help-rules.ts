import type { Parcel } from '#modules/orders/contract.ts';
import type { OrderHelp } from '#modules/support/contract.ts';

const underWay: readonly Parcel['state'][] = ['placed', 'confirmed', 'packed', 'shipped', 'undeliverable', 'refused', 'not-received'];
/** The address can still matter: the parcel has not left, or the courier did not find it. */
const readdressable: readonly Parcel['state'][] = ['placed', 'confirmed', 'packed', 'undeliverable'];

/** Lists what can be asked about a parcel, the most pressing first. */
export function topicsOf({ state, promisedUntil }: Pick<Parcel, 'state' | 'promisedUntil'>, now: Date): OrderHelp['topic'][] {
  const isUnderWay = underWay.includes(state);
  // The promised day ends at midnight in India.
  const isLate = isUnderWay && now.getTime() > Date.parse(`${promisedUntil}T23:59:59+05:30`);
  return [
    ...(isLate ? (['late'] as const) : []),
    ...(isUnderWay ? (['where'] as const) : []),
    ...(readdressable.includes(state) ? (['address'] as const) : []),
    'seller',
    'problem',
    'support',
  ];
}
