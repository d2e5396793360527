/**
 * The home of the rules of money: rounding, sharing and formatting. Amounts are integers of the smallest
 * unit, which is the paisa for everything that is charged.
 */

/** Divides integers and rounds half up. @param numerator ≥ 0 @param denominator > 0 */
export function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

/**
 * Computes `amount × part ÷ whole`, rounded half up, exactly for amounts of any size.
 * @param amount a safe integer ≥ 0, in paise
 * @throws {RangeError} where the amount is no such integer
 */
export function prorate(amount: number, part: number, whole: number): number {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError('the amount must be a safe integer ≥ 0');
  return Number(roundHalfUp(BigInt(amount) * BigInt(part), BigInt(whole)));
}

/**
 * Units of a line in the order in which they are cancelled or returned: those after the first `from`, up to
 * `to`.
 */
export interface UnitRange {
  from: number;
  to: number;
}

/**
 * Computes the share of a range of units in the amount of a line of `qty` units. The shares of any split of
 * the units sum to the whole, because each is the difference of two amounts that are rounded down.
 * @param totalPaise an integer in paise
 */
export function shareOf(totalPaise: number, qty: number, { from, to }: UnitRange): number {
  const upTo = (units: number) => (BigInt(totalPaise) * BigInt(units)) / BigInt(qty);
  return Number(upTo(to) - upTo(from));
}

/**
 * SQL for `shareOf`; the arguments are SQL expressions, the amount a `bigint` of paise, the others integers.
 */
export const shareSql = (totalPaise: string, qty: string, range: { from: string; to: string }): string =>
  `(${totalPaise} * (${range.to}) / ${qty} - ${totalPaise} * (${range.from}) / ${qty})`;

/**
 * Allocates an amount in proportion to weights, in whole units: none is lost, and no share exceeds its
 * weight as long as the amount does not exceed their sum.
 * @param amount an integer ≥ 0
 * @param weights integers ≥ 0
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n) return weights.map(() => 0);
  let weightSoFar = 0n;
  let allocated = 0n;
  return weights.map((weight) => {
    weightSoFar += BigInt(weight);
    const upTo = (BigInt(amount) * weightSoFar) / sum;
    const share = upTo - allocated;
    allocated = upTo;
    return Number(share);
  });
}

/**
 * Rounds what a courier collects at the door to whole rupees, half up; of anything due, one rupee at least.
 * @param paise an integer ≥ 0, of one parcel
 */
export const wholeRupees = (paise: number): number => (paise === 0 ? 0 : Math.max(100, Math.round(paise / 100) * 100));

export interface MoneyFormat {
  /** BCP 47; `en-IN` groups by lakh and crore. */
  locale?: string;
  /** ISO 4217. */
  currency?: string;
  /** Decimals of the currency's smallest unit: 2 where an amount of 100 is one rupee. */
  scale?: number;
  /** Decimals that are written. */
  decimals?: number;
  /** False for the number alone. */
  symbol?: boolean;
}

/** Constructing a formatter costs a hundred times what using it does. */
const formatters = new Map<string, Intl.NumberFormat>();

/** Gives the formatter of a format, for amounts in whole currency units. */
export function moneyFormatter({ locale = 'en-IN', currency = 'INR', scale = 2, decimals = scale, symbol = true }: MoneyFormat = {}) {
  const key = `${locale} ${currency} ${decimals} ${symbol}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    formatter = new Intl.NumberFormat(locale, symbol ? { style: 'currency', currency, ...digits } : digits);
    formatters.set(key, formatter);
  }
  return formatter;
}

/** Formats an integer amount of the currency's smallest unit, such as `₹1,299.00` for 129900 paise. */
export const formatMoney = (amount: number, format: MoneyFormat = {}): string =>
  moneyFormatter(format).format(amount / 10 ** (format.scale ?? 2));

/** Formats paise as a price: whole rupees without decimals, such as `₹1,299`, other amounts with two. */
export const formatRupees = (paise: number, format: Omit<MoneyFormat, 'currency' | 'scale' | 'decimals'> = {}): string =>
  formatMoney(paise, { ...format, decimals: paise % 100 === 0 ? 0 : 2 });
