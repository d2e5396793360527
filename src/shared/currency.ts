import { roundHalfUp } from './money.ts';

/** Currency of every stored price and every charge. */
export const baseCurrency = 'INR';

/** Listed first, in this order. */
export const popularCurrencies: readonly string[] = ['USD', 'EUR', 'INR', 'GBP', 'AUD', 'CAD', 'JPY'];

/** A currency that prices are shown in. Its minor unit is 1/10^decimals: a cent, a yen. */
export interface DisplayCurrency {
  code: string;
  decimals: number;
  /** Units of it for one rupee, as an exact decimal text above 0. */
  rate: string;
  /** Day of the rate (YYYY-MM-DD); absent for rupees. */
  date?: string | undefined;
}

export const rupees: DisplayCurrency = { code: baseCurrency, decimals: 2, rate: '1' };

/** Country and currency of a visitor, detected or chosen. */
export interface Market {
  /** ISO 3166; undefined where nothing tells. */
  country: string | undefined;
  /** One that the shop knows, though it may have no rate just now. */
  currency: string;
  /** The visitor said so. */
  chosen: boolean;
}

export const defaultMarket: Market = { country: undefined, currency: baseCurrency, chosen: false };

export const isConverted = (currency: DisplayCurrency): boolean => currency.code !== baseCurrency;

/** Decimals of displayed prices: those of ISO 4217, at most 2. JPY 0, USD 2, KWD (3 in ISO 4217) 2. */
export function decimalsOf(code: string): number {
  const known = knownDecimals.get(code);
  if (known !== undefined) return known;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions();
  const decimals = Math.min(2, maximumFractionDigits);
  knownDecimals.set(code, decimals);
  return decimals;
}

/** Caches decimals: making a formatter costs more than using it. There are few codes of three letters. */
const knownDecimals = new Map<string, number>();

/** The minor units of one paisa, as an exact fraction. */
function minorUnitsPerPaisa({ code, rate, decimals }: DisplayCurrency): { over: bigint; under: bigint } {
  const [, whole = '', part = ''] = /^(\d{1,15})(?:\.(\d{1,18}))?$/.exec(rate) ?? [];
  const over = BigInt(whole + part) * 10n ** BigInt(decimals);
  if (whole === '' || over === 0n) throw new RangeError(`the rate of ${code} is no decimal above 0`);
  return { over, under: 100n * 10n ** BigInt(part.length) };
}

/**
 * Integer paise in integer minor units of `currency`, rounded half up: the one rounding rule of shown prices.
 * @param paise an integer ≥ 0
 */
export function convertPaise(paise: number, currency: DisplayCurrency): number {
  if (!Number.isSafeInteger(paise) || paise < 0) throw new RangeError('the amount must be a safe integer ≥ 0');
  if (!isConverted(currency)) return paise;
  const { over, under } = minorUnitsPerPaisa(currency);
  return Number(roundHalfUp(BigInt(paise) * over, under));
}

/**
 * Converts amounts of paise into minor units of `currency` that sum to the conversion of their sum. The sum
 * is converted once, each part is rounded down, and the units that are left go to the parts with the largest
 * remainders, to the earlier one among equals.
 * @param parts integers ≥ 0
 * @returns one integer for each part, less than one minor unit away from its exact conversion
 */
export function convertParts(parts: readonly number[], currency: DisplayCurrency): number[] {
  const total = convertPaise(
    parts.reduce((sum, paise) => sum + paise, 0),
    currency,
  );
  if (!isConverted(currency)) return [...parts];
  const { over, under } = minorUnitsPerPaisa(currency);
  const exact = parts.map((paise, index) => ({ index, whole: (BigInt(paise) * over) / under, rest: (BigInt(paise) * over) % under }));
  const converted = exact.map(({ whole }) => Number(whole));
  const left = total - converted.reduce((sum, whole) => sum + whole, 0);
  exact.sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1));
  for (const { index } of exact.slice(0, left)) converted[index] = (converted[index] ?? 0) + 1;
  return converted;
}

/** Amounts of a bill with subtotal − discount − coupon + VAT = total, in integers. */
export interface BillAmounts {
  subtotal: number;
  discount: number;
  coupon: number;
  vat: number;
  total: number;
}

/**
 * Converts a bill of paise into minor units of `currency`, so that subtotal − discount − coupon + VAT = total
 * still holds: the running totals are converted, and each amount between is the difference of two of them.
 * Delivery is free and therefore no part of it.
 */
export function convertBill(
  { subtotal, discount, coupon, vat = 0 }: Omit<BillAmounts, 'total' | 'vat'> & { vat?: number | undefined },
  currency: DisplayCurrency,
): BillAmounts {
  const before = convertPaise(subtotal, currency);
  const discounted = convertPaise(subtotal - discount, currency);
  const net = convertPaise(subtotal - discount - coupon, currency);
  const total = convertPaise(subtotal - discount - coupon + vat, currency);
  return { subtotal: before, discount: before - discounted, coupon: discounted - net, vat: total - net, total };
}

/** Lowest and highest amount, both included, in the unit of the caller. */
export interface PriceRange {
  min?: number | undefined;
  max?: number | undefined;
}

/** No price is above it, so that a bound fits every database. */
const maxPaise = 1_000_000_000_000n;
const ceilDivide = (over: bigint, under: bigint) => (over + under - 1n) / under;
const clampPaise = (paise: bigint) => Number(paise > maxPaise ? maxPaise : paise);

/**
 * Returns the paise whose displayed price lies in `range`, given in integer minor units of `currency`. It
 * inverts the rounding rule exactly: a product is in the range when its displayed price is.
 */
export function paiseRange(range: PriceRange, currency: DisplayCurrency): PriceRange {
  const { over, under } = minorUnitsPerPaisa(currency);
  /** Returns the lowest number of paise that converts to at least half of `twice` minor units. */
  const lowestPaise = (twice: bigint) => ceilDivide(twice * under, 2n * over);
  return {
    min: range.min === undefined ? undefined : range.min <= 0 ? 0 : clampPaise(lowestPaise(2n * BigInt(range.min) - 1n)),
    max: range.max === undefined ? undefined : clampPaise(lowestPaise(2n * BigInt(range.max) + 1n) - 1n),
  };
}

/**
 * Parses an amount as people write it (`1,500`, `₹ 99.50`, `$20`) into integer minor units; undefined where
 * it is none of this currency.
 */
export function toMinorUnits(text: string, { decimals }: Pick<DisplayCurrency, 'decimals'>): number | undefined {
  const amount = /^(\d{1,9})(?:\.(\d{1,3}))?$/.exec(text.replace(/[\s,]|\p{Sc}/gu, ''));
  const [, whole = '', part = ''] = amount ?? [];
  return amount && part.length <= decimals ? Number(whole + part.padEnd(decimals, '0')) : undefined;
}
