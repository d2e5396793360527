import { monthBounds } from '#modules/ledger/commission-rules.ts';
import { currentRates } from '#modules/ledger/current-rates.ts';
import { listCommissionInvoices } from '#modules/ledger/issue-commission-invoices.ts';
import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import type { ChargedVat } from '#modules/ledger/vat-rules.ts';
import type { Context } from '#platform/context.ts';
import { toCsv } from '#shared/csv.ts';
import { convertPaise, decimalsOf } from '#shared/currency.ts';
import { StartError } from '#shared/start-error.ts';
import { readDocuments, readVatAtSale, readWithheld } from './tax-report-queries.ts';
import { gstr1Columns, gstr1Rows, tcsColumns, tcsRows, tdsColumns, tdsRows } from './tax-report-rules.ts';

/** @throws {StartError} for what is no month */
function boundsOf(month: string): { from: Date; until: Date } {
  const bounds = monthBounds(month);
  if (!bounds) throw new StartError('Say the month as --month 2026-11.');
  return bounds;
}

/** Prints the supplies of a month by document, heading and rate, for the returns of registered sellers. */
export async function gstr1Csv(ctx: Context, month: string): Promise<string> {
  return toCsv(gstr1Columns, gstr1Rows(await readDocuments(ctx.db, boundsOf(month))));
}

/** Prints the GST that was collected at source in a month, by seller, for the marketplace's return. */
export async function gstr8Csv(ctx: Context, month: string): Promise<string> {
  return toCsv(tcsColumns, tcsRows(await readWithheld(ctx.db, boundsOf(month), 'tcs')));
}

/** Prints the income tax that was deducted in a month, by seller, for the marketplace's return. */
export async function tdsCsv(ctx: Context, month: string): Promise<string> {
  const bounds = boundsOf(month);
  const on = dayInIndia(bounds.from);
  const { withholding } = await currentRates(ctx);
  const sectionOf = (kind: 'tds' | 'tds-no-pan') => withholding.filter((row) => row.kind === kind && row.from <= on).at(-1)?.section ?? '';
  return toCsv(tdsColumns, tdsRows(await readWithheld(ctx.db, bounds, 'tds'), sectionOf));
}

/** Converts an amount, below zero too, into the currency of an order's VAT at the rate of the order. */
const inCurrency = (paise: number, { currency: code, rate }: ChargedVat) => ({
  paise: Math.sign(paise) * convertPaise(Math.abs(paise), { code, rate, decimals: decimalsOf(code) }),
});

/**
 * Prints the sales of a month (in India) at which VAT of the destination was charged, for the marketplace's
 * return there, with the moment in UTC. Sales without VAT to pay, such as of books, are listed with 0.
 */
export async function vatCsv(ctx: Context, month: string): Promise<string> {
  const columns = [
    'at',
    'kind',
    'order',
    'country',
    'vat_number',
    'hsn',
    'rate',
    'goods',
    'vat',
    'currency',
    'exchange_rate',
    'goods_abroad',
    'vat_abroad',
  ] as const;
  const rows = (await readVatAtSale(ctx.db, boundsOf(month))).map(
    ({ at, kind, number, country, hsn, rateBp, goodsPaise, vatPaise, vat }) => ({
      at: new Date(at).toISOString(),
      kind,
      order: number,
      country,
      vat_number: vat?.number,
      hsn,
      rate: rateBp / 100,
      goods: { paise: goodsPaise },
      vat: { paise: vatPaise },
      currency: vat?.currency,
      exchange_rate: vat?.rate,
      goods_abroad: vat ? inCurrency(goodsPaise, vat) : undefined,
      vat_abroad: vat ? inCurrency(vatPaise, vat) : undefined,
    }),
  );
  return toCsv(columns, rows);
}

/** Prints the invoices to sellers for the commission of a month. */
export async function commissionCsv(ctx: Context, month: string): Promise<string> {
  boundsOf(month);
  const columns = [
    'kind',
    'number',
    'date',
    'seller',
    'gstin',
    'place_of_supply',
    'sac',
    'taxable',
    'cgst',
    'sgst',
    'igst',
    'total',
  ] as const;
  const rows = (await listCommissionInvoices(ctx, month)).map(({ kind, number, issuedOn, recipient, placeOfSupply, sac, ...sums }) => {
    const amount = (paise: number) => ({ paise: kind === 'invoice' ? paise : -paise });
    return {
      kind,
      number,
      date: issuedOn,
      seller: recipient.name,
      gstin: recipient.gstin,
      place_of_supply: placeOfSupply,
      sac,
      taxable: amount(sums.taxablePaise),
      cgst: amount(sums.cgstPaise),
      sgst: amount(sums.sgstPaise),
      igst: amount(sums.igstPaise),
      total: amount(sums.totalPaise),
    };
  });
  return toCsv(columns, rows);
}
