import type { SearchSort } from '#modules/search/contract.ts';
import { type FieldScope, type ProductHit, parseHits } from '#modules/search/search-rules.ts';
import type { Connection, Statement } from '#platform/database/database.ts';

/** Which pieces to look for: the text as expressions, and filters. `any` of each list of facets has to be there. */
export interface SearchCriteria {
  /** Every word, or what stands for it. Empty: any piece. */
  wide: string;
  /** Every word as it was typed. */
  exact: string;
  /** The last word, or what stands for it. */
  head: string;
  facets: readonly (readonly number[])[];
  minPaise?: number | undefined;
  maxPaise?: number | undefined;
}

/** Where so many pieces have the words in title or facts, those that have them in the description alone are left out. */
const minKeywordMatches = 24;

const sortOrders: Record<SearchSort, string> = {
  relevance: 'in_stock desc, featured desc, published_at desc, product_id desc',
  newest: 'published_at desc, product_id desc',
  'price-up': 'price_paise, product_id',
  'price-down': 'price_paise desc, product_id desc',
};

/** One name per shape of search; values never enter the text. */
const statements = new Map<string, Statement>();
function statementFor(text: string): Statement {
  const known = statements.get(text) ?? { name: `search.pieces.${statements.size}`, text };
  statements.set(text, known);
  return known;
}

// How well a piece fits: see docs/search.md. $1 is every word or what stands for it, $2 every word as typed, $3 what stands for the
// last word, which in English as in Hindi says what kind of thing is meant. What a level has found already is not asked again.
// Words as typed are among what stands for them.
const titleTiers = 'when s.title @@ $1::tsquery then case when s.title @@ $2::tsquery then 0 else 1 end';
const tierExpressions: Record<FieldScope, string> = {
  title: 'case when s.title @@ $2::tsquery then 0 else 1 end',
  words: `case ${titleTiers} when s.title @@ $3::tsquery then 2 else 3 end`,
  everything: `case ${titleTiers} when s.words @@ $1::tsquery then case when s.title @@ $3::tsquery then 2 else 3 end
    when s.title @@ $3::tsquery then 4 else 5 end`,
};

/** What a piece has to be, as SQL, with the values it names. */
function conditions(wanted: SearchCriteria, level: FieldScope, how: 'index' | 'order') {
  const values: unknown[] = [];
  const put = (value: unknown) => `$${values.push(value)}`;
  const where: string[] = [];
  if (wanted.wide !== '') {
    put(wanted.wide);
    if (wanted.exact !== '') put(wanted.exact);
    if (level !== 'title' && wanted.head !== '') put(wanted.head);
    // As a function the condition is no reason to use the index of words: the rows are read in order until there are enough.
    where.push(how === 'index' ? `s.${level} @@ $1::tsquery` : `ts_match_vq(s.${level}, $1::tsquery)`);
  }
  for (const ids of wanted.facets)
    where.push(how === 'index' ? `s.facets && ${put(ids)}::int[]` : `arrayoverlap(s.facets, ${put(ids)}::int[])`);
  if (wanted.minPaise !== undefined) where.push(`s.price_paise >= ${put(wanted.minPaise)}`);
  if (wanted.maxPaise !== undefined) where.push(`s.price_paise <= ${put(wanted.maxPaise)}`);
  return { where, values, put };
}

const rankingOrder = (sort: SearchSort) =>
  sort === 'relevance' ? sortOrders.relevance.replace('in_stock desc', 'in_stock desc, tier') : sortOrders[sort];

function matchesSql(wanted: SearchCriteria, sort: SearchSort, level: FieldScope, how: 'index' | 'order', bound: number, limit: number) {
  const { where, values, put } = conditions(wanted, level, how);
  const condition = where.length > 0 ? `where ${where.join(' and ')}` : '';
  const columns = `product_id, in_stock, featured, published_at, price_paise, facets, ${wanted.wide === '' ? 0 : tierExpressions[level]} as tier`;
  const most = put(bound);
  const found = `select ${columns} from product_search s ${condition} ${how === 'order' ? `order by ${sortOrders[sort]}` : ''} limit ${most}`;
  const text = `select string_agg(concat_ws(' ', product_id, price_paise, nullif(array_to_string(facets, ' '), '')), E'\\n') as pieces,
      coalesce(max(total) >= ${most}, false) as "isMore"
    from (select product_id, price_paise, facets, total
      from (select f.*, count(*) over () as total, count(*) filter (where tier < 4) over () as near from (${found}) f) r
      where tier < 4 or near < ${minKeywordMatches} order by ${rankingOrder(sort)} limit ${put(limit)}) r`;
  return { statement: statementFor(text), values };
}

/**
 * The best `limit` of the matching pieces, in order, found by the index of words.
 * @returns undefined where there are `bound` or more
 */
export async function readByIndex(
  db: Connection,
  wanted: SearchCriteria,
  sort: SearchSort,
  level: FieldScope,
  bound: number,
  limit: number,
): Promise<ProductHit[] | undefined> {
  const { statement, values } = matchesSql(wanted, sort, level, 'index', bound, limit);
  const [row] = await db.run<{ pieces: string | null; isMore: boolean }>(statement, values);
  return row === undefined || row.isMore ? undefined : parseHits(row.pieces);
}

/** Which of these places have a piece that matches. */
export async function readMatchingDocIds(
  db: Connection,
  wanted: SearchCriteria,
  level: FieldScope,
  places: readonly number[],
): Promise<number[]> {
  const { where, values, put } = conditions({ ...wanted, exact: '', head: '' }, level, 'order');
  where.push(`s.place = any(${put(places)}::int[])`);
  const text = `select s.place from product_search s where ${where.join(' and ')}`;
  return (await db.run<{ place: number }>(statementFor(text), values)).map(({ place }) => place);
}

/** The best `limit` of the pieces at these places, all of which match, in order. */
export async function rankDocuments(
  db: Connection,
  wanted: SearchCriteria,
  sort: SearchSort,
  level: FieldScope,
  places: readonly number[],
  limit: number,
): Promise<ProductHit[]> {
  const { values, put } = conditions({ ...wanted, facets: [], minPaise: undefined, maxPaise: undefined }, level, 'order');
  // Every value has to be named: among titles the first is not asked for any more.
  const isNamed = wanted.wide === '' ? '' : 'and $1::tsquery is not null';
  const text = `select string_agg(concat_ws(' ', product_id, price_paise, nullif(array_to_string(facets, ' '), '')), E'\\n') as pieces
    from (select product_id, price_paise, facets from (select s.*, ${wanted.wide === '' ? 0 : tierExpressions[level]} as tier from product_search s
      where s.place = any(${put(places)}::int[]) ${isNamed}) f order by ${rankingOrder(sort)} limit ${put(limit)}) r`;
  const [row] = await db.run<{ pieces: string | null }>(statementFor(text), values);
  return parseHits(row?.pieces ?? null);
}

/** The first `limit` matching pieces in the order of the shop, for words so common that they come soon. */
export async function readInSortOrder(
  db: Connection,
  wanted: SearchCriteria,
  sort: SearchSort,
  level: FieldScope,
  limit: number,
): Promise<ProductHit[]> {
  const { statement, values } = matchesSql(wanted, sort, level, 'order', limit, limit);
  const [row] = await db.run<{ pieces: string | null }>(statement, values);
  return parseHits(row?.pieces ?? null);
}
