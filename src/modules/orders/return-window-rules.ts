import { returnReasons } from './contract.ts';

type ReturnReason = (typeof returnReasons)[number];

const day = 24 * 60 * 60 * 1000;

/** Where a buyer may change their mind within 14 days, whatever the piece is like. */
const withdrawalCountries = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '));

export interface SoldItem {
  country: string;
  perishable: boolean;
  /** Made for this buyer. */
  madeToOrder: boolean;
}

/**
 * Days after receipt in which a piece can be reported for this reason; undefined where it cannot be at all. Damage, a defect and another
 * piece than shown or ordered: 7 days. A changed mind: 14 days in the countries whose law says so, never for what was made to order or spoils.
 */
export function returnDays(reason: ReturnReason, { country, perishable, madeToOrder }: SoldItem): number | undefined {
  if (reason !== 'changed-mind') return 7;
  return withdrawalCountries.has(country) && !perishable && !madeToOrder ? 14 : undefined;
}

/** Whether a piece that was delivered then can still be reported for this reason. */
export function isReturnable(reason: ReturnReason, piece: SoldItem, deliveredAt: Date, now: Date): boolean {
  const days = returnDays(reason, piece);
  return days !== undefined && now.getTime() <= deliveredAt.getTime() + days * day;
}

/** The reasons for which a delivered piece can be reported now. */
export const availableReturnReasons = (piece: SoldItem, deliveredAt: Date, now: Date): ReturnReason[] =>
  returnReasons.filter((reason) => isReturnable(reason, piece, deliveredAt, now));

/** Until when one of these pieces can be reported, for whichever reason that holds longest. */
export function returnUntil(pieces: readonly SoldItem[], deliveredAt: Date): Date {
  const days = pieces.flatMap((piece) => returnReasons.map((reason) => returnDays(reason, piece) ?? 0));
  return new Date(deliveredAt.getTime() + Math.max(0, ...days) * day);
}
