import type { Connection, Statement } from '#platform/database/database.ts';
import { versionOf } from './answer-queries.ts';
import type { Sort } from './contract.ts';
import { type Selection, selectionConditions } from './selection-queries.ts';

/** `given`: in the order of `ids`. */
export type ListOrder = Sort | 'given';

export interface ListingFilter extends Selection {
  subcategoryId?: string | undefined;
  categorySlug?: string | undefined;
  makerId?: string | undefined;
  sellerId?: string | undefined;
  except?: string | undefined;
  inStock?: boolean | undefined;
  onSale?: boolean | undefined;
  madeToOrder?: boolean | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  material?: string | undefined;
  sort: ListOrder;
  /** Values of the sort columns in the last row of the previous page, as text. */
  after?: readonly string[] | undefined;
  limit: number;
}

/**
 * Sort columns, their types and direction; the last one makes the order total.
 * Every list has an index in this order.
 */
const sortOrders: Record<Sort, { columns: string[]; types: string[]; direction: 'asc' | 'desc' }> = {
  featured: { columns: ['featured', 'published_at', 'product_id'], types: ['smallint', 'timestamptz', 'text'], direction: 'desc' },
  newest: { columns: ['published_at', 'product_id'], types: ['timestamptz', 'text'], direction: 'desc' },
  'price-up': { columns: ['price_paise', 'product_id'], types: ['bigint', 'text'], direction: 'asc' },
  'price-down': { columns: ['price_paise', 'product_id'], types: ['bigint', 'text'], direction: 'desc' },
};

/** A product of a list, and the version of its row: what was read of that version before is true still. */
export interface ListedVersion {
  id: string;
  version: string;
}

/**
 * @param select columns; `cursor` stands for the values of the sort columns
 * @param wrap makes the statement of that of the rows and of the parameter of their limit
 */
function listingSql(
  filter: ListingFilter,
  select: string,
  wrap: (rows: string, limit: string) => string = (rows) => rows,
): { statement: Statement; values: unknown[] } {
  const values: unknown[] = [];
  const put = (value: unknown) => `$${values.push(value)}`;
  const where: string[] = [];
  if (filter.subcategoryId !== undefined) where.push(`l.subcategory_id = ${put(filter.subcategoryId)}`);
  if (filter.categorySlug !== undefined) where.push(`l.category_id = (select id from categories where slug = ${put(filter.categorySlug)})`);
  if (filter.makerId !== undefined) where.push(`l.maker_id = ${put(filter.makerId)}`);
  if (filter.sellerId !== undefined) where.push(`l.seller_id = ${put(filter.sellerId)}`);
  if (filter.except !== undefined) where.push(`l.product_id <> ${put(filter.except)}`);
  if (filter.inStock !== undefined) where.push(`l.in_stock = ${put(filter.inStock)}`);
  // Written out, so that the index of the offers serves it.
  if (filter.onSale !== undefined) where.push(filter.onSale ? 'l.on_sale' : 'not l.on_sale');
  if (filter.madeToOrder !== undefined) where.push(`l.made_to_order = ${put(filter.madeToOrder)}`);
  if (filter.minPrice !== undefined) where.push(`l.price_paise >= ${put(filter.minPrice)}`);
  if (filter.maxPrice !== undefined) where.push(`l.price_paise <= ${put(filter.maxPrice)}`);
  if (filter.material !== undefined) where.push(`l.materials @> array[${put(filter.material)}]`);
  where.push(...selectionConditions(filter, put));
  const { types, direction, ...order } =
    filter.sort === 'given' ? { columns: [], types: ['integer'], direction: 'asc' } : sortOrders[filter.sort];
  const columns =
    filter.sort === 'given'
      ? [`array_position(${put(filter.ids ?? [])}::text[], l.product_id)`]
      : order.columns.map((column) => `l.${column}`);
  if (filter.after) {
    const bounds = filter.after.map((value, index) => `${put(value)}::text::${types[index]}`);
    where.push(`(${columns.join(', ')}) ${direction === 'asc' ? '>' : '<'} (${bounds.join(', ')})`);
  }
  const cursor = `json_build_array(${columns.map((column) => `${column}::text`).join(', ')})::text as cursor`;
  const limit = put(filter.limit);
  const rows = `select ${select.replace(/\bcursor$/, cursor)}
    from product_listings l ${where.length > 0 ? `where ${where.join(' and ')}` : ''}
    order by ${columns.map((column) => `${column} ${direction}`).join(', ')} limit ${limit}::int`;
  const text = wrap(rows, `${limit}::int`);
  return { statement: { name: statementName(text), text }, values };
}

/**
 * One name for each shape of list. There are a few hundred shapes at most, since values never enter the text.
 */
const statementNames = new Map<string, string>();
function statementName(text: string): string {
  const known = statementNames.get(text);
  if (known) return known;
  const name = `catalog.list.${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}

/**
 * Reads which products a list has, as one row: a driver takes longer for 25 rows than the database.
 * @returns `cursor`: values of the sort columns of the last row but one; undefined where there are fewer rows
 * than the limit
 */
export async function readListVersions(
  db: Connection,
  filter: ListingFilter,
): Promise<{ listed: ListedVersion[]; cursor: string[] | undefined }> {
  const { statement, values } = listingSql(
    filter,
    `l.product_id as id, ${versionOf('l')} as version, cursor`,
    (rows, limit) =>
      `select coalesce(string_agg(id || ' ' || version, ';'), '') as listed,
      case when count(*) = ${limit} then (array_agg(cursor))[${limit} - 1] end as cursor from (${rows}) rows`,
  );
  const [row] = await db.run<{ listed: string; cursor: string | null }>(statement, values);
  const listed =
    row === undefined || row.listed === ''
      ? []
      : row.listed.split(';').map((each) => {
          const [id = '', version = ''] = each.split(' ');
          return { id, version };
        });
  return { listed, cursor: row?.cursor == null ? undefined : JSON.parse(row.cursor) };
}

/** Reads the identifiers alone, which the index of the order has. */
export async function readListIds(db: Connection, filter: ListingFilter): Promise<string[]> {
  const { statement, values } = listingSql(filter, 'l.product_id as id');
  return (await db.run<{ id: string }>(statement, values)).map((row) => row.id);
}
