import { isKnownCurrency } from '#shared/countries.ts';
import { baseCurrency, popularCurrencies } from '#shared/currency.ts';

/** An answer of a rates service: units of each currency for one `base`. */
export interface RatesResponse {
  base: string;
  /** YYYY-MM-DD */
  date: string;
  rates: Readonly<Record<string, number>>;
}

/** A stored rate: an exact decimal text, its day and its source. */
export interface DatedRate {
  code: string;
  rate: string;
  date: string;
  source: string;
}

/** Accepted rates, or the reason why the whole answer is rejected. */
export type RatesDecision =
  | { refused: string }
  | {
      refused?: undefined;
      rates: { code: string; rate: string }[] /** Currencies whose rate jumped: they keep the stored one. */;
      held: string[];
    };

/**
 * Largest plausible change of a rate within days, as a factor up or down. A larger
 * one is more likely a mistake of the service.
 */
const maxJump = 1.5;
const dayMs = 86_400_000;
/** Whole days after its own for which prices are shown by a rate. */
const maxAgeDays = 7;

/**
 * Returns when a rate becomes too old to show prices by, in epoch milliseconds.
 * @param date its day (YYYY-MM-DD)
 */
export const expiryOf = (date: string): number => Date.parse(date) + (maxAgeDays + 1) * dayMs;

/** Whether a rate is too old to show prices by. */
export const isOutdated = ({ date }: Pick<DatedRate, 'date'>, now: Date): boolean => !(now.getTime() < expiryOf(date));

/** Formats a number as decimal text without exponent; undefined where it is no valid rate. */
export function decimalText(value: number): string | undefined {
  if (!Number.isFinite(value) || value <= 0 || value >= 1e15) return undefined;
  const text = String(value).includes('e') ? value.toFixed(18) : String(value);
  return Number(text) > 0 && /^\d{1,15}(?:\.\d{1,18})?$/.test(text) ? text : undefined;
}

/**
 * Validates an answer of the rates service. Rejects it whole where it is not about
 * rupees, is stale, misses a popular currency, holds an impossible rate, or makes a
 * popular currency jump; any other currency that jumps keeps its stored rate.
 * @param last the rates in use
 * @param confirmed the operator has confirmed that jumps are real
 */
export function validateRates(answer: RatesResponse, last: ReadonlyMap<string, string>, now: Date, confirmed = false): RatesDecision {
  if (answer.base !== baseCurrency) return { refused: `the rates are for one ${answer.base}, not for one ${baseCurrency}` };
  const isOfFuture = Date.parse(answer.date) - now.getTime() > maxAgeDays * dayMs;
  if (isOfFuture || isOutdated(answer, now)) return { refused: `the rates are of ${answer.date}` };
  const missing = popularCurrencies.filter((code) => code !== baseCurrency && answer.rates[code] === undefined);
  if (missing.length > 0) return { refused: `the rates lack ${missing.join(', ')}` };

  const rates: { code: string; rate: string }[] = [];
  const held: string[] = [];
  for (const [code, value] of Object.entries(answer.rates)) {
    if (code === baseCurrency || !isKnownCurrency(code)) continue;
    const rate = decimalText(value);
    if (rate === undefined) return { refused: `the rate of ${code} is ${value}` };
    const before = Number(last.get(code) ?? value);
    const jumped = value > before * maxJump || before > value * maxJump;
    if (!jumped || confirmed) rates.push({ code, rate });
    else if (popularCurrencies.includes(code)) return { refused: `the rate of ${code} jumped from ${before} to ${value}` };
    else held.push(code);
  }
  return { rates, held };
}
