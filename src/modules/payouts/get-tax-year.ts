import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import { findShop } from '#modules/sellers/find-shop.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { renderInThread } from '#platform/document-thread.ts';
import { toCsvFile } from '#shared/csv.ts';
import { DomainError } from '#shared/errors.ts';
import type { renderTaxYear } from './render-tax-year.ts';
import { readMonths } from './shop-queries.ts';
import type { TaxYear } from './tax-contract.ts';
import { type DepositRow, readCertificates, readDeposits, readWithheld, type WithheldRow } from './tax-queries.ts';
import { boundsOfTaxYear, monthsOf, nameOfTaxYear, parseTaxYear, quarters, taxYearOf } from './tax-rules.ts';

type Sums = Omit<WithheldRow, 'month'>;
const nothing: Sums = { salesPaise: 0, tdsPaise: 0, tcsPaise: 0 };

/** Adds up the amounts of rows. */
const total = (rows: readonly Sums[]): Sums =>
  rows.reduce(
    (sum, row) => ({
      salesPaise: sum.salesPaise + row.salesPaise,
      tdsPaise: sum.tdsPaise + row.tdsPaise,
      tcsPaise: sum.tcsPaise + row.tcsPaise,
    }),
    nothing,
  );

/** Finds the year of the April of a financial year that has begun. @throws {DomainError} NOT_FOUND */
function requireYear(ctx: Context, name: string): number {
  const year = parseTaxYear(name);
  if (year === undefined || boundsOfTaxYear(year).from > ctx.now()) throw new DomainError('NOT_FOUND');
  return year;
}

function monthView(
  month: string,
  rows: readonly WithheldRow[],
  deposits: readonly DepositRow[],
): TaxYear['quarters'][number]['months'][number] {
  const { salesPaise, tdsPaise, tcsPaise } = rows.find((row) => row.month === month) ?? nothing;
  const paid = (kind: DepositRow['kind']) => {
    const found = deposits.find((row) => row.month === month && row.kind === kind);
    return found ? { [kind]: { challan: found.challan, on: found.on } } : {};
  };
  return { month, salesPaise, tdsPaise, tcsPaise, ...paid('tds'), ...paid('tcs') };
}

/**
 * Gives what was withheld of the caller's shop in the months and quarters of a financial year, from the
 * entries of the ledger, and how it was paid to the state. Quarters that have not begun are left out.
 * @throws {DomainError} NOT_FOUND
 */
export async function getTaxYear(ctx: Context, { year: name }: { year: string }): Promise<{ data: TaxYear }> {
  const { sellerId } = requireShop(ctx);
  const year = requireYear(ctx, name);
  const thisMonth = dayInIndia(ctx.now()).slice(0, 7);
  const rows = (await readWithheld(ctx.db, sellerId, boundsOfTaxYear(year))).filter(({ month }) => month <= thisMonth);
  const deposits = await readDeposits(ctx.db, year);
  const certificates = await readCertificates(ctx.db, sellerId, year);
  const begun = quarters.filter((quarter) => (monthsOf(year, quarter)[0] ?? '') <= thisMonth);
  const years = [...new Set((await readMonths(ctx.db, sellerId)).map(taxYearOf))].sort((a, b) => b - a);
  return {
    data: {
      year: name,
      years: years.map(nameOfTaxYear),
      ...total(rows),
      quarters: begun.map((quarter) => {
        const months = monthsOf(year, quarter).filter((month) => month <= thisMonth);
        const certificate = certificates.find((each) => each.quarter === quarter);
        return {
          quarter,
          ...total(rows.filter(({ month }) => months.includes(month))),
          months: months.map((month) => monthView(month, rows, deposits)),
          ...(certificate ? { certificate: { _id: certificate.id, at: certificate.at.toISOString() } } : {}),
        };
      }),
    },
  };
}

const columns = ['quarter', 'month', 'sales', 'tds', 'tds_challan', 'tds_deposited_on', 'tcs', 'tcs_challan', 'tcs_deposited_on'] as const;

/** Prints the table of a financial year as CSV, amounts in rupees. @throws {DomainError} NOT_FOUND */
export async function getTaxYearCsv(ctx: Context, input: { year: string }): Promise<File> {
  const { data } = await getTaxYear(ctx, input);
  const rows = data.quarters.flatMap(({ quarter, months }) =>
    months.map(({ month, salesPaise, tdsPaise, tcsPaise, tds, tcs }) => ({
      quarter: `Q${quarter}`,
      month,
      sales: { paise: salesPaise },
      tds: { paise: tdsPaise },
      tds_challan: tds?.challan,
      tds_deposited_on: tds?.on,
      tcs: { paise: tcsPaise },
      tcs_challan: tcs?.challan,
      tcs_deposited_on: tcs?.on,
    })),
  );
  return toCsvFile(`taxes-${input.year}.csv`, columns, rows);
}

/** Prints the table of a financial year as PDF. @throws {DomainError} NOT_FOUND */
export async function getTaxYearPdf(ctx: Context, input: { year: string }): Promise<File> {
  const { data } = await getTaxYear(ctx, input);
  const shop = await findShop(ctx, requireShop(ctx).sellerId);
  const brand = ctx.app.operator.brand.en;
  const pdf = await renderInThread<typeof renderTaxYear>('renderTaxYear', data, shop?.sellerName ?? '', brand);
  return new File([new Uint8Array(pdf)], `taxes-${input.year}.pdf`, { type: 'application/pdf' });
}
