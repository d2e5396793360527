/** What everything costs and is charged in. */
export const baseCurrency = 'INR';

/** Listed first, in this order. */
export const popularCurrencies: readonly string[] = ['USD', 'EUR', 'INR', 'GBP', 'AUD', 'CAD', 'JPY'];

/** A currency that prices are shown in. Its minor unit is 1/10^decimals: a cent, a yen. */
export interface ShownCurrency {
  code: string;
  decimals: number;
  /** Units of it for one rupee, as an exact decimal text above 0. */
  rate: string;
  /** Day of the rate (YYYY-MM-DD); absent for rupees. */
  date?: string | undefined;
}

export const rupees: ShownCurrency = { code: baseCurrency, decimals: 2, rate: '1' };

export const isConverted = (currency: ShownCurrency): boolean => currency.code !== baseCurrency;

/** Decimals of a currency by ISO 4217: JPY 0, most 2, KWD 3. */
export function decimalsOf(code: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** How many minor units a paisa is, as an exact fraction. */
function ratio({ code, rate, decimals }: ShownCurrency): { over: bigint; under: bigint } {
  const [, whole = '', part = ''] = /^(\d{1,15})(?:\.(\d{1,18}))?$/.exec(rate) ?? [];
  const over = BigInt(whole + part) * 10n ** BigInt(decimals);
  if (whole === '' || over === 0n) throw new RangeError(`the rate of ${code} is no decimal above 0`);
  return { over, under: 100n * 10n ** BigInt(part.length) };
}

/**
 * Integer paise in integer minor units of `currency`, rounded half up: the one rounding rule of shown prices.
 * @param paise an integer ≥ 0
 */
export function convertPaise(paise: number, currency: ShownCurrency): number {
  if (!Number.isSafeInteger(paise) || paise < 0) throw new RangeError('the amount must be a safe integer ≥ 0');
  if (!isConverted(currency)) return paise;
  const { over, under } = ratio(currency);
  return Number((2n * BigInt(paise) * over + under) / (2n * under));
}

/** The lowest and the highest amount, both included, in whatever unit. */
export interface PriceRange {
  min?: number | undefined;
  max?: number | undefined;
}

/** No price is above it, so that a bound fits every database. */
const mostPaise = 1_000_000_000_000n;
const ceilDivide = (over: bigint, under: bigint) => (over + under - 1n) / under;
const capped = (paise: bigint) => Number(paise > mostPaise ? mostPaise : paise);

/**
 * The paise whose shown price lies in `range`, given in integer minor units of `currency`. It turns the rounding rule round exactly: a
 * piece is in the range when the price that is printed on it is.
 */
export function paiseRange(range: PriceRange, currency: ShownCurrency): PriceRange {
  const { over, under } = ratio(currency);
  /** The least paise that come to at least half of `twice` minor units. */
  const least = (twice: bigint) => ceilDivide(twice * under, 2n * over);
  return {
    min: range.min === undefined ? undefined : range.min <= 0 ? 0 : capped(least(2n * BigInt(range.min) - 1n)),
    max: range.max === undefined ? undefined : capped(least(2n * BigInt(range.max) + 1n) - 1n),
  };
}

/** An amount as people write it (`1,500`, `₹ 99.50`, `$20`) in integer minor units; undefined where it is none of this currency. */
export function toMinorUnits(text: string, { decimals }: Pick<ShownCurrency, 'decimals'>): number | undefined {
  const amount = /^(\d{1,9})(?:\.(\d{1,3}))?$/.exec(text.replace(/[\s,]|\p{Sc}/gu, ''));
  const [, whole = '', part = ''] = amount ?? [];
  return amount && part.length <= decimals ? Number(whole + part.padEnd(decimals, '0')) : undefined;
}
