import { currentRates } from '#modules/ledger/current-rates.ts';
import { dayInIndia, priceNotch, type TaxRate } from '#modules/ledger/rate-rules.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { formatMoney } from '#shared/money.ts';

export interface PricedInput {
  hsn: string;
  taxEntry?: string | undefined;
  basePricePaise: number;
  variants: readonly { priceDeltaPaise: number }[];
}

/** A price between two rates: ask at most `maxPaise` or at least `minPaise`. */
export interface UnclearPrice {
  pricePaise: number;
  maxPaise: number;
  minPaise: number;
}

/** Finds the first variant whose price is too high for the lower rate and too low for the higher one. */
export function findUnclearPrice(tax: readonly TaxRate[], input: PricedInput, day: string): UnclearPrice | undefined {
  for (const { priceDeltaPaise } of input.variants) {
    const pricePaise = input.basePricePaise + priceDeltaPaise;
    const notch = priceNotch(tax, { hsn: input.hsn, entry: input.taxEntry, pricePaise }, day);
    if (notch) return { pricePaise, maxPaise: notch.fromPaise - 1, minPaise: notch.untilPaise + 1 };
  }
  return undefined;
}

/**
 * Refuses a price that is too high for the lower rate of its heading and too low for the higher one: between
 * them the seller earns less for a higher price.
 * @throws {DomainError} INVALID_INPUT
 */
export async function requireClearPrice(ctx: Context, input: PricedInput): Promise<void> {
  const { tax } = await currentRates(ctx);
  const unclear = findUnclearPrice(tax, input, dayInIndia(ctx.now()));
  if (!unclear) return;
  const [max, min, asked] = [unclear.maxPaise, unclear.minPaise, unclear.pricePaise].map((paise) => formatMoney(paise));
  throw new DomainError('INVALID_INPUT', { basePricePaise: `GST changes here: ask at most ${max} or at least ${min}, not ${asked}.` });
}
