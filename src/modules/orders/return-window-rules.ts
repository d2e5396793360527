import { returnReasons } from './contract.ts';
import type { ParcelActor } from './parcel-contract.ts';

type ReturnReason = (typeof returnReasons)[number];

const day = 24 * 60 * 60 * 1000;

/** Countries whose law lets a buyer withdraw within 14 days for any reason. */
const withdrawalCountries = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '));

export interface SoldItem {
  country: string;
  perishable: boolean;
  /** Made for this buyer alone. */
  madeToOrder: boolean;
  /** It was not confirmed that it has arrived. */
  presumed?: boolean;
}

/**
 * Those whose word begins no window: the shop only presumes a delivery, and a seller without the courier's
 * proof does no more.
 */
const presumers: readonly ParcelActor[] = ['shop', 'seller'];

/** Tells whether a delivery is presumed, by who said it. */
export const isPresumed = (deliveredBy: ParcelActor | null): boolean => deliveredBy !== null && presumers.includes(deliveredBy);

/** SQL: the delivery of a parcel `p` is presumed. */
export const presumedSql = `coalesce(p.delivered_by in (${presumers.map((by) => `'${by}'`).join(', ')}), false)`;

/**
 * Days in which a parcel that is only presumed delivered can be reported; once confirmed, the usual ones
 * count.
 */
export const presumedDays = 90;

/**
 * Gives the days after delivery in which an item can be returned for a reason; undefined where it cannot be
 * at all. Damage, a defect and an item other than shown or ordered: 7 days. A changed mind: 14 days in the
 * countries whose law says so, never for made-to-order or perishable items.
 */
export function returnDays(reason: ReturnReason, { country, perishable, madeToOrder }: SoldItem): number | undefined {
  if (reason !== 'changed-mind') return 7;
  return withdrawalCountries.has(country) && !perishable && !madeToOrder ? 14 : undefined;
}

/**
 * Gives the days of a window, which silence never shortens: it stays open until the delivery is confirmed.
 */
function openDays(reason: ReturnReason, item: SoldItem): number | undefined {
  const days = returnDays(reason, item);
  return days !== undefined && item.presumed ? Math.max(days, presumedDays) : days;
}

/** Tells whether a delivered item can still be returned for a reason. */
export function isReturnable(reason: ReturnReason, item: SoldItem, deliveredAt: Date, now: Date): boolean {
  const days = openDays(reason, item);
  return days !== undefined && now.getTime() <= deliveredAt.getTime() + days * day;
}

/** Lists the reasons for which a delivered item can be returned now. */
export const availableReturnReasons = (item: SoldItem, deliveredAt: Date, now: Date): ReturnReason[] =>
  returnReasons.filter((reason) => isReturnable(reason, item, deliveredAt, now));

/** Gives the end of the longest return window of these items. */
export function returnUntil(items: readonly SoldItem[], deliveredAt: Date): Date {
  const days = items.flatMap((item) => returnReasons.map((reason) => openDays(reason, item) ?? 0));
  return new Date(deliveredAt.getTime() + Math.max(0, ...days) * day);
}

/**
 * SQL: the end of the longest return window of a line, like `returnUntil`.
 * @param parcel, order, line names of the rows
 */
export const returnUntilSql = (parcel: string, order: string, line: string): string =>
  `(${parcel}.delivered_at + make_interval(days => case
      when ${presumedSql.replaceAll('p.', `${parcel}.`)} then ${presumedDays}
      when ${order}.country in (${[...withdrawalCountries].map((country) => `'${country}'`).join(', ')})
        and not ${line}.perishable and ${line}.lead_time_days is null then 14
      else 7 end))`;
