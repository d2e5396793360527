import { convertPaise, type DisplayCurrency } from '#shared/currency.ts';
import { prorate } from '#shared/money.ts';
import { rowsOn, type VatRate } from './rate-rules.ts';

/** VAT that is charged at the sale of goods that go to a country, on a day. */
export interface VatScheme {
  currency: string;
  /** In hundredths of `currency`. */
  upToMinor: number;
  /** In basis points, of goods by their HSN code. */
  rateOf(hsn: string): number;
}

interface Destination {
  /** ISO 3166. */
  country: string;
  postalCode?: string | null | undefined;
}

/** Tells whether VAT is due at import instead: in Northern Ireland, whose postal codes begin with BT. */
const isTaxedAtImport = ({ country, postalCode }: Destination) => country === 'GB' && /^\s*bt\s*\d/i.test(postalCode ?? '');

/**
 * Finds the VAT that is charged at the sale of what goes to an address, on a day (ISO date). Without a postal
 * code a destination counts as one where it is.
 * @returns undefined where none is charged at the sale
 */
export function vatSchemeOf(rates: readonly VatRate[], to: Destination, on: string): VatScheme | undefined {
  const own = rates.filter(({ country }) => country === to.country);
  if (own.length === 0 || isTaxedAtImport(to)) return undefined;
  const rowOf = (hsn: string | undefined) =>
    rowsOn(
      own.filter((row) => row.hsn === hsn),
      on,
    )[0];
  const general = rowOf(undefined);
  if (general?.currency === undefined || general.upToMinor === undefined) return undefined;
  const rateOf = (hsn: string) => {
    const row = [8, 6, 4, 2].map((digits) => (hsn.length < digits ? undefined : rowOf(hsn.slice(0, digits)))).find((each) => each);
    return (row ?? general).rateBp;
  };
  return { currency: general.currency, upToMinor: general.upToMinor, rateOf };
}

/** VAT of a line: on top of its price. */
export interface LineVat {
  vatRateBp: number;
  /** Integer paise. */
  vatPaise: number;
}

/**
 * Computes the VAT of one consignment, by line: none where its goods, without carriage and VAT, are worth
 * more than the scheme's limit at the given rate. Each line is rounded half up.
 * @param lines `paidPaise`: what the buyer pays for the goods of the line
 * @returns undefined where the consignment is worth more
 */
export function vatOfConsignment(
  lines: readonly { hsn: string; paidPaise: number }[],
  { upToMinor, rateOf }: VatScheme,
  currency: DisplayCurrency,
): LineVat[] | undefined {
  const paise = lines.reduce((sum, line) => sum + line.paidPaise, 0);
  if (convertPaise(paise, currency) > upToMinor) return undefined;
  return lines.map(({ hsn, paidPaise }) => {
    const vatRateBp = rateOf(hsn);
    return { vatRateBp, vatPaise: prorate(paidPaise, vatRateBp, 10_000) };
  });
}

/** The VAT of an order, as it is frozen: the number that it is charged under, and the rate of the day. */
export interface ChargedVat {
  number: string;
  currency: string;
  /** Units of the currency for one rupee, as an exact decimal text. */
  rate: string;
  /** ISO date. */
  rateDate: string;
}
