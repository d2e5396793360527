import { convertPaise, type DisplayCurrency, isConverted } from './currency.ts';
import type { Language } from './localized.ts';
import { formatMoney } from './money.ts';

/** Days after which an exchange rate is too old to tell what a bank will charge. */
const rateLifetimeDays = 7;
const dayMs = 86_400_000;

/**
 * Formats roughly what an amount of paise is in another currency: whole units, below ten of them its smallest
 * ones. Undefined for rupees, and where the rate is older than a week at `now`.
 */
export function formatEstimate(paise: number, currency: DisplayCurrency, language: Language, now: Date): string | undefined {
  const { code, decimals: scale, date } = currency;
  if (!isConverted(currency) || date === undefined) return undefined;
  if (now.getTime() - Date.parse(date) > (rateLifetimeDays + 1) * dayMs) return undefined;
  const amount = convertPaise(paise, currency);
  const decimals = amount < 10 * 10 ** scale ? scale : 0;
  return formatMoney(amount, { locale: language === 'hi' ? 'hi-IN' : 'en', currency: code, scale, decimals });
}
