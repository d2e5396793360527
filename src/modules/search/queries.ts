import type { Connection, Statement } from '#platform/database/database.ts';
import type { Localized } from '#shared/localized.ts';
import type { Choice, Flag } from './contract.ts';
import type { CountedWord, VocabularyEntry } from './search-rules.ts';

// A beginning is asked for as a range: an index helps `like` only where the pattern is part of the statement.
const wordsStatement: Statement = {
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
export async function lookUpWords(db: Connection, words: readonly string[], typed: readonly string[]): Promise<VocabularyEntry[]> {
  return db.run(wordsStatement, [words, typed.at(-1), typed]);
}

const similarWordsStatement: Statement = {
  name: 'search.like-words',
  text: `select asked.word as asked, near.* from unnest($1::text[]) as asked (word)
    cross join lateral (select w.word, w.pieces as everything, w.facts as words, w.titles as title from search_words w where w.word % asked.word and w.word not like '=%'
      order by similarity(w.word, asked.word) desc, w.pieces desc, w.word limit 30) near`,
};

/** Words of the shop that look like these, for slips of the pen. */
export async function readSimilarWords(db: Connection, words: readonly string[]): Promise<(CountedWord & { asked: string })[]> {
  return db.run(similarWordsStatement, [words]);
}

const indexSizeStatement: Statement = {
  name: 'search.shop-size',
  text: `select greatest(reltuples, 0)::int as size from pg_class where oid = 'product_search'::regclass`,
};

/** About how many pieces there are. */
export async function readIndexSize(db: Connection): Promise<number> {
  return (await db.run<{ size: number }>(indexSizeStatement, []))[0]?.size ?? 0;
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
export async function readSuggestionNames(
  db: Connection,
  text: string,
  language: 'en' | 'hi',
  expression: string,
  limit: number,
): Promise<string[]> {
  return (await db.run<{ name: string }>(suggestNames, [text, language, expression, limit])).map((row) => row.name);
}

const prefixCountsStatement: Statement = {
  name: 'search.beginnings',
  text: `select (select coalesce(sum(titles), 0) from search_words where word ~>=~ begun and word ~<~ (begun || chr(1114111))) as titles from unnest($1::text[]) as begun`,
};

/** About how many pieces have a word in their title that begins like each of these, folded words all. */
export async function countPrefixes(db: Connection, words: readonly string[]): Promise<number[]> {
  return (await db.run<{ titles: number }>(prefixCountsStatement, [words])).map((row) => Number(row.titles));
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
export async function writeSearchRows(db: Connection, ids: readonly string[]): Promise<void> {
  await db.run(writeRows, [ids]);
}

const recountStatement: Statement = { name: 'search.count', text: 'select count_search_words()' };

export async function recountWords(db: Connection): Promise<void> {
  await db.run(recountStatement, []);
}

const deleteUnusedWordsStatement: Statement = {
  name: 'search.clear-words',
  text: `delete from search_words w where not exists (select from product_search s
    where s.everything @@ (('''' || replace(w.word, '''', '''''') || '''')::tsquery))`,
};

const deleteUnusedFacetsStatement: Statement = {
  name: 'search.clear-facets',
  text: 'delete from search_facets f where not exists (select from product_search s where s.facets && array[f.id])',
};

/** Forgets words and facets that no piece has any more. */
export async function deleteUnusedFacetsAndWords(db: Connection): Promise<void> {
  await db.run(deleteUnusedWordsStatement, []);
  await db.run(deleteUnusedFacetsStatement, []);
}
