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
    'GST by HSN (the longest heading that fits)',
    ...rates.tax.map(({ hsn, rateBp, from, upToPaise }) =>
      row(hsn || 'all others', percent(rateBp), from, upToPaise === undefined ? '' : `up to ₹${upToPaise / 100} a piece, before tax`),
    ),
    'Withheld',
    ...rates.withholding.map(({ kind, rateBp, from, section }) => row(kind, percent(rateBp), from, section)),
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

/** Parses a command line: `gst 61 5%@2500 18%`, `tcs 0.5%` or `commission 10% seller-slug`. */
export function parseRate(words: readonly string[], options: { from: string; section?: string | undefined }): NewRate {
  const { from, section } = options;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(from) || Number.isNaN(Date.parse(from))) throw new StartError('Say from when, as --from 2027-04-01.');
  const [what = '', ...rest] = words;
  if (what === 'gst') {
    const [heading = '', ...rates] = rest;
    const hsn = heading === 'all' ? '' : heading;
    if (!/^\d{0,8}$/.test(hsn) || rates.length === 0) throw new StartError('Name a heading and its rates, such as gst 61 5%@2500 18%.');
    const rows = rates.map((text) => {
      const [rate = '', limit] = text.split('@');
      if (limit !== undefined && !/^\d{1,9}$/.test(limit)) throw new StartError(`${limit} is no limit in whole rupees.`);
      return { rateBp: basisPoints(rate), upToPaise: limit === undefined ? undefined : Number(limit) * 100 };
    });
    return { table: 'gst', hsn, rows, from };
  }
  if (what === 'commission') return { table: 'commission', rateBp: basisPoints(rest[0] ?? ''), sellerSlug: rest[1], from };
  if (!withholdings.includes(what)) throw new StartError(`There is no rate ${what}: gst, commission, ${withholdings.join(', ')}.`);
  if (!section) throw new StartError('Say by which section of the law, as --section "CGST 52".');
  return { table: 'withholding', kind: what as WithholdingKind, rateBp: basisPoints(rest[0] ?? ''), section, from };
}
