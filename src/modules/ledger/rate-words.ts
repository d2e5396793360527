import { currencyOf } from '#shared/countries.ts';
import { StartError } from '#shared/start-error.ts';
import type { Rates, WithholdingKind } from './rate-rules.ts';
import type { NewRate } from './set-rate.ts';

const percent = (bp: number) => `${bp / 100} %`;
const withholdings: readonly string[] = ['tcs', 'tds', 'tds-no-pan', 'commission-gst'] satisfies WithholdingKind[];

/** Formats all rates for a terminal. */
export function formatRates(rates: Rates): string {
  const row = (...cells: string[]) =>
    `  ${cells[0]?.padEnd(16)} ${cells[1]?.padStart(8)}  from ${cells[2]}${cells[3] ? `  ${cells[3]}` : ''}`;
  return [
    'GST by HSN (the longest heading that fits; goods without one are not sold)',
    ...rates.tax.map(({ hsn, entry, rateBp, from, until, upToPaise, description, source }) =>
      row(
        entry === undefined ? hsn : `${hsn} ${entry}`,
        percent(rateBp),
        from,
        [
          until && `until ${until}`,
          upToPaise !== undefined && `up to ₹${upToPaise / 100} a piece, before tax`,
          description,
          source && `(${source})`,
        ]
          .filter(Boolean)
          .join(', '),
      ),
    ),
    'Withheld',
    ...rates.withholding.map(({ kind, rateBp, from, section, thresholdPaise }) =>
      row(
        kind,
        percent(rateBp),
        from,
        thresholdPaise === undefined ? section : `${section}, persons and families above ₹${thresholdPaise / 100} a year`,
      ),
    ),
    'VAT that is charged at the sale, by destination',
    ...(rates.vat ?? []).map(({ country, hsn, rateBp, from, until, currency, upToMinor, description, source }) =>
      row(
        hsn === undefined ? country : `${country} ${hsn}`,
        percent(rateBp),
        from,
        [
          until && `until ${until}`,
          upToMinor !== undefined && `up to ${currency} ${upToMinor / 100} a consignment`,
          description,
          source && `(${source})`,
        ]
          .filter(Boolean)
          .join(', '),
      ),
    ),
    'Commission',
    ...rates.commission.map(({ sellerId, rateBp, from }) => row(sellerId === undefined ? 'everybody' : sellerId, percent(rateBp), from)),
  ].join('\n');
}

/** Parses 5, 5% or 0.1% into basis points. */
function basisPoints(text: string): number {
  const match = /^(\d{1,2}(?:\.\d{1,2})?)%?$/.exec(text);
  const bp = match ? Math.round(Number(match[1]) * 100) : Number.NaN;
  if (!(bp >= 0 && bp <= 10_000)) throw new StartError(`${text} is no rate. Write it as 5% or 0.1%.`);
  return bp;
}

export interface RateOptions {
  from: string;
  until?: string | undefined;
  section?: string | undefined;
  source?: string | undefined;
  /** Goods of the heading, in words. */
  goods?: string | undefined;
  entry?: string | undefined;
  /** Whole rupees. */
  threshold?: string | undefined;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

function wholeLimit(text: string | undefined): number | undefined {
  if (text !== undefined && !/^[1-9]\d{0,8}$/.test(text))
    throw new StartError(`${text} is no limit in whole rupees, or whole units of a currency.`);
  return text === undefined ? undefined : Number(text) * 100;
}

function parseTax([hsn = '', ...rates]: readonly string[], options: RateOptions): NewRate {
  const { from, until, source, goods = '', entry = '' } = options;
  if (!/^\d{2,8}$/.test(hsn) || rates.length === 0)
    throw new StartError('Name a heading of two to eight digits and its rates, such as gst 61 5%@2500 18%.');
  if (!/^[a-z0-9-]{0,40}$/.test(entry)) throw new StartError('A condition is named in small letters, as --entry lac-bangles.');
  if (!source) throw new StartError('Say which notification says so, as --source "Notification 9/2025-Central Tax (Rate)".');
  if (until !== undefined && !isDay(until)) throw new StartError('Say until when, as --until 2027-03-31.');
  const rows = rates.map((text) => {
    const [rate = '', limit] = text.split('@');
    return { rateBp: basisPoints(rate), upToPaise: wholeLimit(limit) };
  });
  return { table: 'gst', hsn, entry, rows, from, until, description: goods, source };
}

/**
 * Parses `GB 20%@135`, the rate of all goods in consignments up to that value in the country's currency, or
 * `GB 4901 0%`, that of a heading.
 */
function parseVat([country = '', ...rest]: readonly string[], { from, until, source, goods }: RateOptions): NewRate {
  const currency = currencyOf(country);
  const [text = '', hsn = ''] = rest.toReversed();
  const [rate = '', limit] = text.split('@');
  if (currency === undefined || rate === '' || !/^(?:\d{2}|\d{4}|\d{6}|\d{8})?$/.test(hsn) || (hsn === '') !== (limit !== undefined))
    throw new StartError('Name a country and its rate with the limit, such as vat GB 20%@135, or a heading of it: vat GB 4901 0%.');
  if (!source || !goods)
    throw new StartError('Say of which goods and by which law, as --goods "Printed books" --source "VATA 1994 Sch. 8".');
  if (until !== undefined && !isDay(until)) throw new StartError('Say until when, as --until 2027-03-31.');
  const upTo = limit === undefined ? {} : { currency, upToMinor: wholeLimit(limit) };
  return { table: 'vat', country, hsn, rateBp: basisPoints(rate), ...upTo, from, until, description: goods, source };
}

/** Parses a command line: `gst 61 5%@2500 18%`, `vat GB 20%@135`, `tcs 0.5%` or `commission 10% slug`. */
export function parseRate(words: readonly string[], options: RateOptions): NewRate {
  const { from, section } = options;
  if (!isDay(from)) throw new StartError('Say from when, as --from 2027-04-01.');
  const [what = '', ...rest] = words;
  if (what === 'gst') return parseTax(rest, options);
  if (what === 'vat') return parseVat(rest, options);
  if (what === 'commission') return { table: 'commission', rateBp: basisPoints(rest[0] ?? ''), sellerSlug: rest[1], from };
  if (!withholdings.includes(what)) throw new StartError(`There is no rate ${what}: gst, vat, commission, ${withholdings.join(', ')}.`);
  if (!section) throw new StartError('Say by which section of the law, as --section "CGST 52".');
  const thresholdPaise = wholeLimit(options.threshold);
  return { table: 'withholding', kind: what as WithholdingKind, rateBp: basisPoints(rest[0] ?? ''), section, from, thresholdPaise };
}
