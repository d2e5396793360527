import type { Method } from './contract.ts';

/**
 * The least that a provider takes, in paise. Razorpay refuses less than a rupee, Stripe less than half
 * a US dollar after conversion to the currency of the account's bank: this is above it at the rates of years.
 */
const minimums: Partial<Record<Method, number>> = { razorpay: 100, stripe: 6_000 };

export const minimumPaiseOf = (method: Method): number => minimums[method] ?? 0;
