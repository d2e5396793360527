import { minimumCharge } from '#shared/minimum-charge.ts';
import type { Method } from './contract.ts';

/** Couriers round what is less than a rupee up to one, so that no order is too small for cash. */
const minimums: Partial<Record<Method, number>> = { razorpay: minimumCharge.razorpay, stripe: minimumCharge.stripe };

export const minimumPaiseOf = (method: Method): number => minimums[method] ?? 0;
