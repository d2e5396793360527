import { monthBounds } from '#modules/ledger/commission-rules.ts';
import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import { findShop } from '#modules/sellers/find-shop.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { renderInThread } from '#platform/document-thread.ts';
import { toCsvFile } from '#shared/csv.ts';
import { DomainError } from '#shared/errors.ts';
import type { renderStatement } from './render-statement.ts';
import { type MonthView, type StatementRowView, statementColumns } from './shop-contract.ts';
import { readBalanceAt, readStatement, type StatementRow } from './shop-queries.ts';

/** Shapes a posting as a seller reads it: money to the seller is positive. */
function rowView({ reference, kind, at, lineId, number, title, amounts }: StatementRow): StatementRowView {
  // Payments of buyers and coupons are debits, and positive; the seller's own account is turned.
  const signOf = (account: string) => (account === 'seller' ? -1 : 1);
  return {
    at: new Date(at).toISOString(),
    kind,
    reference,
    ...(number === null ? {} : { order: number }),
    ...(lineId === null ? {} : { line: lineId }),
    ...(title === null ? {} : { title }),
    amounts: Object.fromEntries(
      statementColumns.map((account) => [account, (amounts[account] ?? 0) * signOf(account) || 0]),
    ) as StatementRowView['amounts'],
  };
}

/** Gives the statement of a month of the caller's shop. @throws {DomainError} NOT_FOUND */
export async function getMonth(ctx: Context, { month }: { month: string }): Promise<{ data: MonthView }> {
  const { sellerId } = requireShop(ctx);
  const bounds = monthBounds(month);
  if (!bounds || bounds.from > ctx.now()) throw new DomainError('NOT_FOUND');
  const rows = (await readStatement(ctx.db, sellerId, bounds)).map(rowView);
  const openingPaise = await readBalanceAt(ctx.db, sellerId, bounds.from);
  const closingPaise = openingPaise + rows.reduce((sum, { amounts }) => sum + amounts.seller, 0);
  return { data: { month, openingPaise, closingPaise, rows } };
}

const columns = [
  'date',
  'kind',
  'order',
  'goods',
  'reference',
  'buyer',
  'coupon',
  'commission',
  'commission_gst',
  'tcs',
  'tds',
  'yours',
] as const;

/** Prints the statement of a month as CSV, amounts in rupees. @throws {DomainError} NOT_FOUND */
export async function getMonthCsv(ctx: Context, input: { month: string }): Promise<File> {
  const { data } = await getMonth(ctx, input);
  const rows = data.rows.map(({ at, kind, order, title, reference, amounts }) => ({
    date: dayInIndia(new Date(at)),
    kind,
    order,
    goods: title?.en,
    reference,
    buyer: { paise: amounts.buyer },
    coupon: { paise: amounts.coupons },
    commission: { paise: amounts.commission },
    commission_gst: { paise: amounts['commission-gst'] },
    tcs: { paise: amounts.tcs },
    tds: { paise: amounts.tds },
    yours: { paise: amounts.seller },
  }));
  return toCsvFile(`statement-${input.month}.csv`, columns, rows);
}

/** Prints the statement of a month as PDF. @throws {DomainError} NOT_FOUND */
export async function getMonthPdf(ctx: Context, input: { month: string }): Promise<File> {
  const { data } = await getMonth(ctx, input);
  const shop = await findShop(ctx, requireShop(ctx).sellerId);
  const brand = ctx.app.operator.brand.en;
  const pdf = await renderInThread<typeof renderStatement>('renderStatement', data, shop?.sellerName ?? '', brand);
  return new File([new Uint8Array(pdf)], `statement-${input.month}.pdf`, { type: 'application/pdf' });
}
