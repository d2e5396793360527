import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { toCsvFile } from '#shared/csv.ts';
import { DomainError } from '#shared/errors.ts';
import type { NumberSort, Numbers, ProductNumbers, Sums } from './contract.ts';
import { conversionOf, daysOf, periodBefore, readPeriod, sortProducts } from './number-rules.ts';
import { type FactRow, readFacts, readLeads, readMissing, readProducts } from './queries.ts';

/** Words of fewer visitors may say who searched. */
const minVisitors = 5;
const maxWords = 30;
const maxProducts = 200;

const productColumns = [
  'product',
  'title',
  'title_hi',
  'views',
  'carts',
  'sold',
  'sold_percent',
  'views_before',
  'carts_before',
  'sold_before',
] as const;

interface PeriodInput {
  days: string;
  from?: string | undefined;
  to?: string | undefined;
}

const sumsOf = (row?: Sums): Sums => ({ views: row?.views ?? 0, carts: row?.carts ?? 0, sold: row?.sold ?? 0 });
const add = (rows: readonly Sums[]): Sums =>
  rows.reduce((sum, row) => ({ views: sum.views + row.views, carts: sum.carts + row.carts, sold: sum.sold + row.sold }), sumsOf());
const withConversion = <Row extends Sums>(row: Row): Row & { conversionBp?: number } => {
  const conversionBp = conversionOf(row);
  return { ...row, ...(conversionBp === undefined ? {} : { conversionBp }) };
};

/** Lists what is on sale, and what else was counted. */
async function listProducts(ctx: Context, sellerId: string, rows: readonly FactRow[]): Promise<ProductNumbers[]> {
  const ofProduct = (isEarlier: boolean) =>
    new Map(rows.flatMap((row) => (row.product !== null && row.isEarlier === isEarlier ? [[row.product, row]] : [])));
  const [now, before] = [ofProduct(false), ofProduct(true)];
  const products = await readProducts(ctx.db, sellerId);
  return products
    .filter(({ id, isOnSale }) => isOnSale || now.has(id) || before.has(id))
    .map(({ id, title }) => ({ _id: id, title, ...withConversion(sumsOf(now.get(id))), earlier: sumsOf(before.get(id)) }));
}

/** Reads the counts of the caller's shop. @throws {DomainError} INVALID_INPUT for days that are not kept */
async function readNumbers(ctx: Context, input: PeriodInput) {
  const { sellerId } = requireShop(ctx);
  const period = readPeriod(input, dayInIndia(ctx.now()));
  if (!period) throw new DomainError('INVALID_INPUT', { from: 'wrong' });
  const before = periodBefore(period);
  const rows = await readFacts(ctx.db, sellerId, [before.from, period.from, period.to]);
  const byDay = new Map(rows.flatMap((row) => (row.day === null ? [] : [[row.day, row]])));
  const days = daysOf(period).map((day) => ({ day, ...sumsOf(byDay.get(day)) }));
  const earlier = add(daysOf(before).map((day) => sumsOf(byDay.get(day))));
  return { sellerId, period, before, days, earlier, products: await listProducts(ctx, sellerId, rows) };
}

/**
 * Gives what buyers look at, put into the cart and buy of the caller's shop, against as many days before.
 * @throws {DomainError} INVALID_INPUT for days that are not kept
 */
export async function getNumbers(ctx: Context, input: PeriodInput & { sort: NumberSort }): Promise<{ data: Numbers }> {
  const { sellerId, period, before, days, earlier, products } = await readNumbers(ctx, input);
  const filter = { sellerId, ...period, minVisitors, limit: maxWords };
  return {
    data: {
      ...period,
      before,
      total: withConversion(add(days)),
      earlier: withConversion(earlier),
      days,
      products: sortProducts(products, input.sort).slice(0, maxProducts),
      productCount: products.length,
      words: { led: await readLeads(ctx.db, filter), missing: await readMissing(ctx.db, filter) },
    },
  };
}

/**
 * Prints the counts of the caller's shop as CSV, by day or by product.
 * @throws {DomainError} INVALID_INPUT for days that are not kept
 */
export async function getNumbersCsv(ctx: Context, input: PeriodInput & { of: 'days' | 'products' }): Promise<File> {
  const { period, days, products } = await readNumbers(ctx, input);
  const name = `numbers-${input.of}-${period.from}-${period.to}.csv`;
  if (input.of === 'days') return toCsvFile(name, ['day', 'views', 'carts', 'sold'], days);
  const rows = sortProducts(products, 'title').map(({ _id, title, views, carts, sold, conversionBp, earlier }) => ({
    product: _id,
    title: title.en,
    title_hi: title.hi,
    views,
    carts,
    sold,
    sold_percent: conversionBp === undefined ? undefined : conversionBp / 100,
    views_before: earlier.views,
    carts_before: earlier.carts,
    sold_before: earlier.sold,
  }));
  return toCsvFile(name, productColumns, rows);
}
