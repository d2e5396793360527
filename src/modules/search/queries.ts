import type { Connection, Statement } from '#platform/database/database.ts';
import type { Match } from './search-rules.ts';

/** Most products that a search ever ranks: a word that half the shop carries must not read half the shop. */
const candidates = 3000;

// Title (A) counts ten times a description (D).
const byWords: Statement = {
  name: 'search.by-words',
  text: `with asked as (select to_tsquery('simple', search_fold($1)) as words),
      found as (select l.product_id, l.in_stock, l.featured, l.published_at, l.search_words
        from product_listings l, asked where l.search_words @@ asked.words limit ${candidates})
    select found.product_id as id, found.in_stock as "inStock" from found, asked
    order by found.in_stock desc, ts_rank('{0.05, 0.15, 0.3, 1.0}', found.search_words, asked.words) desc,
      found.featured desc, found.published_at desc, found.product_id limit $2`,
};

/** Products in which every word begins a word, the best first. `expression` comes from `prefixQuery`. */
export async function readByWords(db: Connection, expression: string, limit: number): Promise<Match[]> {
  return db.run(byWords, [expression, limit]);
}

const byLikeness: Statement = {
  name: 'search.by-likeness',
  text: `with asked as (select search_fold(word) as word from unnest($1::text[]) as word),
      first as (select word from asked order by length(word) desc limit 1),
      found as (select l.product_id, l.in_stock, l.search_title, l.search_text from product_listings l, first
        where l.search_text %> first.word limit ${candidates})
    select found.product_id as id, found.in_stock as "inStock" from found, asked
    group by found.product_id, found.in_stock
    having min(word_similarity(asked.word, found.search_text)) >= $2
    order by found.in_stock desc,
      sum(word_similarity(asked.word, found.search_text) + word_similarity(asked.word, found.search_title)) desc, found.product_id
    limit $3`,
};

/** Products with a word that looks like each of these words. Run it in a transaction: the index takes the threshold from a setting. */
export async function readByLikeness(db: Connection, words: readonly string[], threshold: number, limit: number): Promise<Match[]> {
  await db.execute(`select set_config('pg_trgm.word_similarity_threshold', $1, true)`, [String(threshold)]);
  return db.run(byLikeness, [words, threshold, limit]);
}

/** Every name in the shop that someone may search for, once a language, with how much it is worth suggesting. */
const names = `select label ->> language as name, 1 as worth from terms, unnest(array['en', 'hi']) as language where kind in ('material', 'technique')
  union all select name ->> language, 0 from categories, unnest(array['en', 'hi']) as language
  union all select name ->> language, 0 from subcategories, unnest(array['en', 'hi']) as language
  union all select name ->> language, 2 from makers, unnest(array['en', 'hi']) as language`;

const suggestNames: Statement = {
  name: 'search.suggest-names',
  text: `select name from (select name, min(worth) as worth, search_fold(name) as folded from (${names}) n where name is not null group by name) n
    where folded like search_fold($1) || '%' or folded like '% ' || search_fold($1) || '%'
    order by folded not like search_fold($1) || '%', worth, length(name), name limit $2`,
};

const suggestTitles: Statement = {
  name: 'search.suggest-titles',
  text: `select name from (select l.card, l.featured, l.published_at from product_listings l
      where l.search_words @@ to_tsquery('simple', search_fold($1)) limit 200) l
    cross join lateral (select l.card #>> '{title,en}' as name union all select l.card #>> '{title,hi}') t
    where to_tsvector('simple', search_fold(name)) @@ to_tsquery('simple', search_fold($1))
    group by name order by max(l.featured) desc, max(l.published_at) desc, name limit $2`,
};

const suggestAlike: Statement = {
  name: 'search.suggest-alike',
  text: `select name from (${names}) n where name is not null and word_similarity(search_fold($1), search_fold(name)) >= 0.45
    group by name order by max(word_similarity(search_fold($1), search_fold(name))) desc, length(name), name limit $2`,
};

const nameOf = (rows: { name: string }[]) => rows.map((row) => row.name);

/** Names of categories, materials, techniques and makers in which a word begins with `text`, which holds no pattern characters. */
export async function readNames(db: Connection, text: string, limit: number): Promise<string[]> {
  return nameOf(await db.run(suggestNames, [text, limit]));
}

/** Titles in which every word of `expression` begins a word. */
export async function readTitles(db: Connection, expression: string, limit: number): Promise<string[]> {
  return nameOf(await db.run(suggestTitles, [expression, limit]));
}

/** Names that look like `text`. */
export async function readAlike(db: Connection, text: string, limit: number): Promise<string[]> {
  return nameOf(await db.run(suggestAlike, [text, limit]));
}
