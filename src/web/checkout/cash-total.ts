import type { Quote } from '#modules/cart/contract.ts';
import { wholeRupees } from '#shared/money.ts';
import { spreadCredit } from '#shared/store-credit.ts';

/**
 * Gives what couriers collect for a cart beside store credit, in paise: each parcel is paid by itself, in
 * whole rupees.
 */
export function cashTotal({ parcels }: Quote, creditPaise: number): number {
  const credits = spreadCredit(
    creditPaise,
    parcels.map(({ payPaise }) => payPaise),
  );
  return parcels.reduce((sum, { payPaise }, index) => sum + wholeRupees(payPaise - (credits[index] ?? 0)), 0);
}
