import type { Connection, Statement } from '#platform/database/database.ts';
import type { Localized } from '#shared/localized.ts';
import type { Choice, Flag, SearchSort } from './contract.ts';
import { type CountedWord, type KnownWord, type Level, type Piece, parsePieces } from './search-rules.ts';

// A beginning is asked for as a range: an index helps `like` only where the pattern is part of the statement.
const lookWords: Statement = {
  name: 'search.words',
  text: `select asked.word, asked.stem, coalesce(v.pieces, 0) as everything, coalesce(v.facts, 0) as words,
      coalesce(v.titles, 0) as title, v.word is not null as known,
      exists (select from search_words w where w.word = asked.word) as "isWord",
      case when asked.word = $2 then (select json_build_object('everything', sum(b.pieces), 'words', sum(b.facts), 'title', sum(b.titles))
        from search_words b where b.word ~>~ asked.word and b.word ~<~ (asked.word || chr(1114111)) having count(*) > 0) end as beginnings,
      case when asked.word = any($3) then (select coalesce(json_agg(s order by s.everything desc, s.word), '[]') from (
        select s.word, s.pieces as everything, s.facts as words, s.titles as title from search_words s
        where s.sound = search_sound(asked.word) and length(s.sound) > 1 and s.word <> asked.word order by s.pieces desc, s.word limit 12) s) else '[]' end as "soundAlikes"
    from (select word, search_stem(word) as stem from unnest($1::text[]) as word) asked
    left join lateral (select * from search_words where word in (asked.word, '=' || asked.stem) order by pieces desc, word limit 1) v on true`,
};

/** What the shop knows of these folded words; of those `typed` also what sounds alike, of the `last` of them also what begins like it. */
export async function readWords(db: Connection, words: readonly string[], typed: readonly string[]): Promise<KnownWord[]> {
  return db.run(lookWords, [words, typed.at(-1), typed]);
}

const likeWords: Statement = {
  name: 'search.like-words',
  text: `select asked.word as asked, near.* from unnest($1::text[]) as asked (word)
    cross join lateral (select w.word, w.pieces as everything, w.facts as words, w.titles as title from search_words w where w.word % asked.word and w.word not like '=%'
      order by similarity(w.word, asked.word) desc, w.pieces desc, w.word limit 30) near`,
};

/** Words of the shop that look like these, for slips of the pen. */
export async function readLikeWords(db: Connection, words: readonly string[]): Promise<(CountedWord & { asked: string })[]> {
  return db.run(likeWords, [words]);
}

const shopSize: Statement = {
  name: 'search.shop-size',
  text: `select greatest(reltuples, 0)::int as size from pg_class where oid = 'product_search'::regclass`,
};

/** About how many pieces there are. */
export async function readShopSize(db: Connection): Promise<number> {
  return (await db.run<{ size: number }>(shopSize, []))[0]?.size ?? 0;
}

export type Dimension = Choice | Flag;

const facetIds: Statement = {
  name: 'search.facet-ids',
  text: `select f.id, f.dimension, f.pieces from unnest($1::text[], $2::text[]) as asked (dimension, value)
    join search_facets f on f.dimension = asked.dimension and f.value = asked.value`,
};

/** What the index calls these values of filters. Unknown ones are left out. */
export async function readFacetIds(
  db: Connection,
  asked: readonly { dimension: Dimension; value: string }[],
): Promise<{ id: number; dimension: Dimension; pieces: number }[]> {
  return db.run(facetIds, [asked.map((one) => one.dimension), asked.map((one) => one.value)]);
}

const facetNames: Statement = {
  name: 'search.facet-names',
  text: 'select id, dimension, value, label from search_facets where id = any($1::int[])',
};

export interface FacetName {
  id: number;
  dimension: Dimension;
  value: string;
  label: Localized;
}

const allFacetNames: Statement = {
  name: 'search.all-facet-names',
  text: 'select id, dimension, value, label from search_facets order by pieces desc limit $1',
};

/** Names of the most common facets. */
export async function readCommonFacetNames(db: Connection, limit: number): Promise<FacetName[]> {
  return db.run(allFacetNames, [limit]);
}

export async function readFacetNames(db: Connection, ids: readonly number[]): Promise<FacetName[]> {
  return db.run(facetNames, [ids]);
}

/** Which pieces to look for: the text as expressions, and filters. `any` of each list of facets has to be there. */
export interface Wanted {
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
const few = 24;

const orders: Record<SearchSort, string> = {
  relevance: 'in_stock desc, featured desc, published_at desc, product_id desc',
  newest: 'published_at desc, product_id desc',
  'price-up': 'price_paise, product_id',
  'price-down': 'price_paise desc, product_id desc',
};

/** One name per shape of search; values never enter the text. */
const names = new Map<string, Statement>();
function statement(text: string): Statement {
  const known = names.get(text) ?? { name: `search.pieces.${names.size}`, text };
  names.set(text, known);
  return known;
}

// How well a piece fits: see docs/search.md. $1 is every word or what stands for it, $2 every word as typed, $3 what stands for the
// last word, which in English as in Hindi says what kind of thing is meant. What a level has found already is not asked again.
// Words as typed are among what stands for them.
const inTitle = 'when s.title @@ $1::tsquery then case when s.title @@ $2::tsquery then 0 else 1 end';
const tiers: Record<Level, string> = {
  title: 'case when s.title @@ $2::tsquery then 0 else 1 end',
  words: `case ${inTitle} when s.title @@ $3::tsquery then 2 else 3 end`,
  everything: `case ${inTitle} when s.words @@ $1::tsquery then case when s.title @@ $3::tsquery then 2 else 3 end
    when s.title @@ $3::tsquery then 4 else 5 end`,
};

/** What a piece has to be, as SQL, with the values it names. */
function conditions(wanted: Wanted, level: Level, how: 'index' | 'order') {
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

const bestFirst = (sort: SearchSort) =>
  sort === 'relevance' ? orders.relevance.replace('in_stock desc', 'in_stock desc, tier') : orders[sort];

function piecesSql(wanted: Wanted, sort: SearchSort, level: Level, how: 'index' | 'order', bound: number, limit: number) {
  const { where, values, put } = conditions(wanted, level, how);
  const condition = where.length > 0 ? `where ${where.join(' and ')}` : '';
  const columns = `product_id, in_stock, featured, published_at, price_paise, facets, ${wanted.wide === '' ? 0 : tiers[level]} as tier`;
  const most = put(bound);
  const found = `select ${columns} from product_search s ${condition} ${how === 'order' ? `order by ${orders[sort]}` : ''} limit ${most}`;
  const text = `select string_agg(concat_ws(' ', product_id, price_paise, nullif(array_to_string(facets, ' '), '')), E'\\n') as pieces,
      coalesce(max(total) >= ${most}, false) as "isMore"
    from (select product_id, price_paise, facets, total
      from (select f.*, count(*) over () as total, count(*) filter (where tier < 4) over () as near from (${found}) f) r
      where tier < 4 or near < ${few} order by ${bestFirst(sort)} limit ${put(limit)}) r`;
  return { statement: statement(text), values };
}

/**
 * The best `limit` of the matching pieces, in order, found by the index of words.
 * @returns undefined where there are `bound` or more
 */
export async function readIndexed(
  db: Connection,
  wanted: Wanted,
  sort: SearchSort,
  level: Level,
  bound: number,
  limit: number,
): Promise<Piece[] | undefined> {
  const { statement, values } = piecesSql(wanted, sort, level, 'index', bound, limit);
  const [row] = await db.run<{ pieces: string | null; isMore: boolean }>(statement, values);
  return row === undefined || row.isMore ? undefined : parsePieces(row.pieces);
}

/** Which of these places have a piece that matches. */
export async function readMatching(db: Connection, wanted: Wanted, level: Level, places: readonly number[]): Promise<number[]> {
  const { where, values, put } = conditions({ ...wanted, exact: '', head: '' }, level, 'order');
  where.push(`s.place = any(${put(places)}::int[])`);
  const text = `select s.place from product_search s where ${where.join(' and ')}`;
  return (await db.run<{ place: number }>(statement(text), values)).map(({ place }) => place);
}

/** The best `limit` of the pieces at these places, all of which match, in order. */
export async function rankPlaces(
  db: Connection,
  wanted: Wanted,
  sort: SearchSort,
  level: Level,
  places: readonly number[],
  limit: number,
): Promise<Piece[]> {
  const { values, put } = conditions({ ...wanted, facets: [], minPaise: undefined, maxPaise: undefined }, level, 'order');
  // Every value has to be named: among titles the first is not asked for any more.
  const isNamed = wanted.wide === '' ? '' : 'and $1::tsquery is not null';
  const text = `select string_agg(concat_ws(' ', product_id, price_paise, nullif(array_to_string(facets, ' '), '')), E'\\n') as pieces
    from (select product_id, price_paise, facets from (select s.*, ${wanted.wide === '' ? 0 : tiers[level]} as tier from product_search s
      where s.place = any(${put(places)}::int[]) ${isNamed}) f order by ${bestFirst(sort)} limit ${put(limit)}) r`;
  const [row] = await db.run<{ pieces: string | null }>(statement(text), values);
  return parsePieces(row?.pieces ?? null);
}

/** The first `limit` matching pieces in the order of the shop, for words so common that they come soon. */
export async function readInOrder(db: Connection, wanted: Wanted, sort: SearchSort, level: Level, limit: number): Promise<Piece[]> {
  const { statement, values } = piecesSql(wanted, sort, level, 'order', limit, limit);
  const [row] = await db.run<{ pieces: string | null }>(statement, values);
  return parsePieces(row?.pieces ?? null);
}

// Materials, techniques and shelves are a few hundred; makers are many and have an index of words.
const suggestNames: Statement = {
  name: 'search.suggest-names',
  text: `select name from (
      select label ->> $2 as name, folded ->> $2 as folded, 1 as worth from terms where kind in ('material', 'technique')
      union all select name ->> $2, folded ->> $2, 0 from categories
      union all select name ->> $2, folded ->> $2, 0 from subcategories
      union all (select name ->> $2, folded ->> $2, 2 from makers
        where search_lexemes((name ->> 'en') || ' ' || coalesce(name ->> 'hi', '')) @@ $3::tsquery limit 50)) n
    where ' ' || folded like '% ' || $1 || '%' and name is not null
    group by name, folded order by folded not like $1 || '%', min(worth), length(name), name limit $4`,
};

/** Names of shelves, materials, techniques and makers in which `text`, folded words with blanks between, begins a word. */
export async function readNames(db: Connection, text: string, language: 'en' | 'hi', expression: string, limit: number): Promise<string[]> {
  return (await db.run<{ name: string }>(suggestNames, [text, language, expression, limit])).map((row) => row.name);
}

const beginnings: Statement = {
  name: 'search.beginnings',
  text: `select (select coalesce(sum(titles), 0) from search_words where word ~>=~ begun and word ~<~ (begun || chr(1114111))) as titles from unnest($1::text[]) as begun`,
};

/** About how many pieces have a word in their title that begins like each of these, folded words all. */
export async function countBeginnings(db: Connection, words: readonly string[]): Promise<number[]> {
  return (await db.run<{ titles: number }>(beginnings, [words])).map((row) => Number(row.titles));
}

const titlesOf: Statement = {
  name: 'search.titles',
  text: `select l.card #>> array['title', $2] as title from unnest($1::text[]) with ordinality as wanted (id, place)
    join product_listings l on l.product_id = wanted.id order by wanted.place`,
};

/** Titles in one language, in the order of `ids`. */
export async function readTitles(db: Connection, ids: readonly string[], language: 'en' | 'hi'): Promise<string[]> {
  return (await db.run<{ title: string | null }>(titlesOf, [ids, language])).flatMap((row) => row.title ?? []);
}

const listedIds: Statement = {
  name: 'search.listed-ids',
  text: 'select product_id as id from product_listings where product_id > $1 order by product_id limit $2',
};

export async function readListedIds(db: Connection, after: string, limit: number): Promise<string[]> {
  return (await db.run<{ id: string }>(listedIds, [after, limit])).map((row) => row.id);
}

const writeRows: Statement = { name: 'search.write', text: 'select write_search($1::text[])' };

/** Writes the search rows of these products from their listings. */
export async function writeSearch(db: Connection, ids: readonly string[]): Promise<void> {
  await db.run(writeRows, [ids]);
}

const countAnew: Statement = { name: 'search.count', text: 'select count_search_words()' };

export async function countWords(db: Connection): Promise<void> {
  await db.run(countAnew, []);
}

const clearWords: Statement = {
  name: 'search.clear-words',
  text: `delete from search_words w where not exists (select from product_search s
    where s.everything @@ (('''' || replace(w.word, '''', '''''') || '''')::tsquery))`,
};

const clearFacets: Statement = {
  name: 'search.clear-facets',
  text: 'delete from search_facets f where not exists (select from product_search s where s.facets && array[f.id])',
};

/** Forgets words and facets that no piece has any more. */
export async function clearFacetsAndWords(db: Connection): Promise<void> {
  await db.run(clearWords, []);
  await db.run(clearFacets, []);
}
