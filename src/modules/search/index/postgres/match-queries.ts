import type { SearchSort } from '#modules/search/contract.ts';
import { minKeywordMatches, type SearchCriteria } from '#modules/search/index/search-index.ts';
import type { FieldScope, Preference, ProductHit } from '#modules/search/search-rules.ts';
import type { Connection, Statement } from '#platform/database/database.ts';

/** The columns of `product_search` with the lexemes of a scope. */
const columns: Record<FieldScope, string> = { title: 'title', keywords: 'words', fulltext: 'everything' };

const sortOrders: Record<SearchSort, string> = {
  relevance: 'in_stock desc, featured desc, published_at desc, product_id desc',
  newest: 'in_stock desc, published_at desc, product_id desc',
  'price-up': 'in_stock desc, price_paise, product_id',
  'price-down': 'in_stock desc, price_paise desc, product_id desc',
};

/** One name per shape of search; values never enter the text. */
const statements = new Map<string, Statement>();
function statementFor(text: string): Statement {
  const statement = statements.get(text) ?? { name: `search.matches.${statements.size}`, text };
  statements.set(text, statement);
  return statement;
}

// The ranking tier of a product: see docs/search.md. $1 is `expanded`, $2 `exact`, $3 `head`. A match of
// `exact` is one of `expanded`, and what a scope has found is not asked again.
const titleTiers = 'when s.title @@ $1::tsquery then case when s.title @@ $2::tsquery then 0 else 1 end';
const tierExpressions: Record<FieldScope, string> = {
  title: 'case when s.title @@ $2::tsquery then 0 else 1 end',
  keywords: `case ${titleTiers} when s.title @@ $3::tsquery then 2 else 4 end`,
  fulltext: `case ${titleTiers} when s.words @@ $1::tsquery then case when s.title @@ $3::tsquery then 2 else 4 end
    when s.title @@ $3::tsquery then 3 else 5 end`,
};
/** Tiers that match without the description. */
const isNear = 'tier not in (3, 5)';
/** Preferred products come first within a group of tiers. */
const tierGroup = 'case when tier < 3 then 0 when tier < 5 then 1 else 2 end';

type Put = (value: unknown) => string;

function fits({ facets, title, besides, docIds, minPaise, maxPaise }: Preference, put: Put): string {
  const kinds = [`s.facets && ${put(facets)}::int[]`, ...(title === '' ? [] : [`s.title @@ ${put(title)}::tsquery`])];
  const others = [
    ...(besides === undefined ? [] : [`s.facets && ${put(besides)}::int[]`]),
    ...(docIds === undefined ? [] : [`s.place = any(${put(docIds)}::int[])`]),
    ...(minPaise === undefined ? [] : [`s.price_paise >= ${put(minPaise)}`]),
    ...(maxPaise === undefined ? [] : [`s.price_paise <= ${put(maxPaise)}`]),
  ];
  return [`(${kinds.join(' or ')})`, ...others].join(' and ');
}

/** The number of the first preference that a product fits; one for all unless sorted by relevance. */
function preferenceOf({ preferences = [], isPreferredOnly = false }: SearchCriteria, sort: SearchSort, put: Put): string {
  if (preferences.length === 0 || (sort !== 'relevance' && isPreferredOnly)) return '0';
  const cases = preferences.map((preference, index) => `when ${fits(preference, put)} then ${sort === 'relevance' ? index : 0}`);
  return `case ${cases.join(' ')} else ${preferences.length} end`;
}

const tierOf = (criteria: SearchCriteria, scope: FieldScope) => (criteria.expanded === '' ? 0 : tierExpressions[scope]);

/** The plan of a query: all matches by the GIN index, or the first ones in the order of the result. */
type AccessPath = 'index' | 'order';

/** The criteria as SQL conditions, with the values they name. */
function conditions(criteria: SearchCriteria, scope: FieldScope, path: AccessPath) {
  const values: unknown[] = [];
  const put = (value: unknown) => `$${values.push(value)}`;
  const where: string[] = [];
  if (criteria.expanded !== '') {
    put(criteria.expanded);
    if (criteria.exact !== '') put(criteria.exact);
    if (scope !== 'title' && criteria.head !== '') put(criteria.head);
    // As a function the condition is no reason to use the GIN index: rows are read in order until there are
    // enough.
    const column = columns[scope];
    where.push(path === 'index' ? `s.${column} @@ $1::tsquery` : `ts_match_vq(s.${column}, $1::tsquery)`);
  }
  for (const ids of criteria.facets)
    where.push(path === 'index' ? `s.facets && ${put(ids)}::int[]` : `arrayoverlap(s.facets, ${put(ids)}::int[])`);
  if (criteria.docIds) where.push(`s.place = any(${put(criteria.docIds)}::int[])`);
  const { required = '', excluded = [], preferences = [], isPreferredOnly = false } = criteria;
  if (required !== '')
    where.push(path === 'index' ? `s.words @@ ${put(required)}::tsquery` : `ts_match_vq(s.words, ${put(required)}::tsquery)`);
  if (excluded.length > 0) where.push(`not arrayoverlap(s.facets, ${put(excluded)}::int[])`);
  if (isPreferredOnly) where.push(`(${preferences.map((preference) => `(${fits(preference, put)})`).join(' or ') || 'false'})`);
  if (criteria.minPaise !== undefined) where.push(`s.price_paise >= ${put(criteria.minPaise)}`);
  if (criteria.maxPaise !== undefined) where.push(`s.price_paise <= ${put(criteria.maxPaise)}`);
  return { where, values, put };
}

const rankingOrder = (sort: SearchSort) =>
  sort === 'relevance'
    ? sortOrders.relevance.replace('in_stock desc', `in_stock desc, ${tierGroup}, preference, tier`)
    : `preference, ${sortOrders[sort]}`;

// A line a hit in one text: hundreds of rows would cost several times as much.
const hitLines = `string_agg(concat_ws(' ', product_id, price_paise, nullif(array_to_string(facets, ' '), '')), E'\\n') as hits`;

/** Reads the id of a product, its price and its facets from a line. */
export function parseHit(line: string): ProductHit {
  const [id = '', price, ...facets] = line.split(' ');
  return { id, pricePaise: Number(price), facets: { all: facets.map(Number), from: 0, to: facets.length } };
}

const parseHits = (lines: string | null | undefined): ProductHit[] => lines?.split('\n').map(parseHit) ?? [];

function matchesSql(criteria: SearchCriteria, sort: SearchSort, scope: FieldScope, path: AccessPath, bound: number, limit: number) {
  const { where, values, put } = conditions(criteria, scope, path);
  const condition = where.length > 0 ? `where ${where.join(' and ')}` : '';
  const selected = `product_id, in_stock, featured, published_at, price_paise, facets, ${tierOf(criteria, scope)} as tier,
    ${preferenceOf(criteria, sort, put)} as preference`;
  const boundParameter = put(bound);
  const matches = `select ${selected} from product_search s ${condition} ${path === 'order' ? `order by ${sortOrders[sort]}` : ''} limit ${boundParameter}`;
  const text = `select ${hitLines},
      coalesce(max(total) >= ${boundParameter}, false) as "isMore"
    from (select product_id, price_paise, facets, total
      from (select m.*, count(*) over () as total, count(*) filter (where ${isNear}) over () as near from (${matches}) m) r
      where ${isNear} or near < ${minKeywordMatches} order by ${rankingOrder(sort)} limit ${put(limit)}) r`;
  return { statement: statementFor(text), values };
}

/**
 * Reads the best `limit` matches, in order, by the GIN index.
 * @returns undefined where there are `bound` or more matches
 */
export async function readByIndex(
  db: Connection,
  criteria: SearchCriteria,
  sort: SearchSort,
  scope: FieldScope,
  bound: number,
  limit: number,
): Promise<ProductHit[] | undefined> {
  const { statement, values } = matchesSql(criteria, sort, scope, 'index', bound, limit);
  const [row] = await db.run<{ hits: string | null; isMore: boolean }>(statement, values);
  return row === undefined || row.isMore ? undefined : parseHits(row.hits);
}

/** Reads which of these documents match. */
export async function readMatchingDocIds(
  db: Connection,
  criteria: SearchCriteria,
  scope: FieldScope,
  docIds: readonly number[],
): Promise<number[]> {
  const { where, values, put } = conditions({ ...criteria, exact: '', head: '' }, scope, 'order');
  where.push(`s.place = any(${put(docIds)}::int[])`);
  const text = `select s.place as "docId" from product_search s where ${where.join(' and ')}`;
  return (await db.run<{ docId: number }>(statementFor(text), values)).map(({ docId }) => docId);
}

const hitsStatement: Statement = {
  name: 'search.hits-of',
  text: `select place as "docId", concat_ws(' ', product_id, price_paise, nullif(array_to_string(facets, ' '), '')) as hit
    from product_search where place = any($1::int[])`,
};

/** Reads these documents, in any order. */
export async function readHitsOf(db: Connection, docIds: readonly number[]): Promise<(ProductHit & { docId: number })[]> {
  const rows = await db.run<{ docId: number; hit: string }>(hitsStatement, [docIds]);
  return rows.map(({ docId, hit }) => ({ ...parseHit(hit), docId }));
}

/** Reads the best `limit` of these documents, all of which match, in order. */
export async function rankDocuments(
  db: Connection,
  criteria: SearchCriteria,
  sort: SearchSort,
  scope: FieldScope,
  docIds: readonly number[],
  limit: number,
): Promise<ProductHit[]> {
  const { expanded, exact, head } = criteria;
  const { values, put } = conditions({ expanded, exact, head, facets: [] }, scope, 'order');
  // Every value has to be named: the tier of a title does not name the first.
  const isNamed = criteria.expanded === '' ? '' : 'and $1::tsquery is not null';
  const text = `select ${hitLines}
    from (select product_id, price_paise, facets from (select s.*, ${tierOf(criteria, scope)} as tier, ${preferenceOf(criteria, sort, put)} as preference from product_search s
      where s.place = any(${put(docIds)}::int[]) ${isNamed}) m order by ${rankingOrder(sort)} limit ${put(limit)}) r`;
  const [row] = await db.run<{ hits: string | null }>(statementFor(text), values);
  return parseHits(row?.hits);
}

/** Reads the first `limit` matches in the order of the result, for words so common that they come soon. */
export async function readInSortOrder(
  db: Connection,
  criteria: SearchCriteria,
  sort: SearchSort,
  scope: FieldScope,
  limit: number,
): Promise<ProductHit[]> {
  const { statement, values } = matchesSql(criteria, sort, scope, 'order', limit, limit);
  const [row] = await db.run<{ hits: string | null }>(statement, values);
  return parseHits(row?.hits);
}
