import { baseCurrency, popularCurrencies } from '#shared/currency.ts';
import { isKnownCurrency } from './country-rules.ts';

/** What a rates service answered: units of each currency for one `base`. */
export interface RatesResponse {
  base: string;
  /** YYYY-MM-DD */
  date: string;
  rates: Readonly<Record<string, number>>;
}

/** A rate as it is stored: an exact decimal text, its day and where it is from. */
export interface DatedRate {
  code: string;
  rate: string;
  date: string;
  source: string;
}

/** What to do with an answer: keep `rates`, or none of it for `refused`. */
export type RatesDecision =
  | { refused: string }
  | {
      refused?: undefined;
      rates: { code: string; rate: string }[] /** Currencies whose rate jumped: they keep the last one. */;
      held: string[];
    };

/** A rate that changed by more, up or down, within days is rather a mistake than the market. */
const maxJump = 1.5;
/** Days between the answer's day and today: an older one is not news. */
const maxAgeDays = 14;
const dayMs = 86_400_000;

/** A number as a decimal text without exponent, or undefined where it is no rate. */
export function decimalText(value: number): string | undefined {
  if (!Number.isFinite(value) || value <= 0 || value >= 1e15) return undefined;
  const text = String(value).includes('e') ? value.toFixed(18) : String(value);
  return Number(text) > 0 && /^\d{1,15}(?:\.\d{1,18})?$/.test(text) ? text : undefined;
}

/**
 * Whether an answer can be believed. One that is not about rupees, is of another week, misses a popular currency, holds an impossible
 * rate, or makes a popular currency jump is refused whole; another currency that jumps keeps its last rate alone.
 * @param last the rates that serve now
 * @param confirmed the operator says that jumps are real
 */
export function validateRates(answer: RatesResponse, last: ReadonlyMap<string, string>, now: Date, confirmed = false): RatesDecision {
  if (answer.base !== baseCurrency) return { refused: `the rates are for one ${answer.base}, not for one ${baseCurrency}` };
  const days = Math.abs(Date.parse(answer.date) - now.getTime()) / dayMs;
  if (!(days <= maxAgeDays)) return { refused: `the rates are of ${answer.date}` };
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
