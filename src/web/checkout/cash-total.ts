import type { Quote } from '#modules/cart/contract.ts';
import { wholeRupees } from '#shared/money.ts';

/** Gives what couriers collect for a cart, in paise: each parcel is paid by itself, in whole rupees. */
export const cashTotal = ({ parcels }: Quote): number => parcels.reduce((sum, { payPaise }) => sum + wholeRupees(payPaise), 0);
