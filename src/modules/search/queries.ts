import type { Connection, Statement } from '#platform/database/database.ts';
import type { Localized } from '#shared/localized.ts';
import type { Choice, Flag } from './contract.ts';

export type Dimension = Choice | Flag;

const facetIdsStatement: Statement = {
  name: 'search.facet-ids',
  text: `select f.id, f.dimension, f.pieces as count from unnest($1::text[], $2::text[]) as asked (dimension, value)
    join search_facets f on f.dimension = asked.dimension and f.value = asked.value`,
};

/** Reads the ids of facets, each with about how many products have it. Unknown ones are left out. */
export async function readFacetIds(
  db: Connection,
  facets: readonly { dimension: Dimension; value: string }[],
): Promise<{ id: number; dimension: Dimension; count: number }[]> {
  return db.run(facetIdsStatement, [facets.map((facet) => facet.dimension), facets.map((facet) => facet.value)]);
}

const facetNamesStatement: Statement = {
  name: 'search.facet-names',
  text: 'select id, dimension, value, label from search_facets where id = any($1::int[])',
};

export interface FacetName {
  id: number;
  dimension: Dimension;
  value: string;
  label: Localized;
}

const commonFacetNamesStatement: Statement = {
  name: 'search.common-facet-names',
  text: 'select id, dimension, value, label from search_facets order by pieces desc limit $1',
};

export async function readCommonFacetNames(db: Connection, limit: number): Promise<FacetName[]> {
  return db.run(commonFacetNamesStatement, [limit]);
}

export async function readFacetNames(db: Connection, ids: readonly number[]): Promise<FacetName[]> {
  return db.run(facetNamesStatement, [ids]);
}

// Materials, techniques and categories are a few hundred; makers are many and have a GIN index.
const suggestionNamesStatement: Statement = {
  name: 'search.suggestion-names',
  text: `select name from (
      select label ->> $2 as name, folded ->> $2 as folded, 1 as worth from terms where kind in ('material', 'technique')
      union all select name ->> $2, folded ->> $2, 0 from categories
      union all select name ->> $2, folded ->> $2, 0 from subcategories
      union all (select name ->> $2, folded ->> $2, 2 from makers
        where search_lexemes((name ->> 'en') || ' ' || coalesce(name ->> 'hi', '')) @@ $3::tsquery limit 50)) n
    where ' ' || folded like '% ' || $1 || '%' and name is not null
    group by name, folded order by folded not like $1 || '%', min(worth), length(name), name limit $4`,
};

/**
 * Reads names of categories, materials, techniques and makers.
 * @param text folded words with blanks between, which begins a word of the name
 * @param expression the same as prefixes, for the index of makers
 */
export async function readSuggestionNames(
  db: Connection,
  text: string,
  language: 'en' | 'hi',
  expression: string,
  limit: number,
): Promise<string[]> {
  return (await db.run<{ name: string }>(suggestionNamesStatement, [text, language, expression, limit])).map((row) => row.name);
}

const titlesStatement: Statement = {
  name: 'search.titles',
  text: `select l.card #>> array['title', $2] as title from unnest($1::text[]) with ordinality as hit (id, position)
    join product_listings l on l.product_id = hit.id order by hit.position`,
};

/** Reads titles in one language, in the order of `ids`. */
export async function readTitles(db: Connection, ids: readonly string[], language: 'en' | 'hi'): Promise<string[]> {
  return (await db.run<{ title: string | null }>(titlesStatement, [ids, language])).flatMap((row) => row.title ?? []);
}

const listedIdsStatement: Statement = {
  name: 'search.listed-ids',
  text: 'select product_id as id from product_listings where product_id > $1 order by product_id limit $2',
};

export async function readListedIds(db: Connection, after: string, limit: number): Promise<string[]> {
  return (await db.run<{ id: string }>(listedIdsStatement, [after, limit])).map((row) => row.id);
}

const writeStatement: Statement = { name: 'search.write', text: 'select write_search($1::text[])' };

/** Writes the search rows of these products from their listings. */
export async function writeSearchRows(db: Connection, ids: readonly string[]): Promise<void> {
  await db.run(writeStatement, [ids]);
}

const recountStatement: Statement = { name: 'search.count', text: 'select count_search_words()' };

export async function recountWords(db: Connection): Promise<void> {
  await db.run(recountStatement, []);
}

const deleteUnusedWordsStatement: Statement = {
  name: 'search.delete-unused-words',
  text: `delete from search_words w where not exists (select from product_search s
    where s.everything @@ (('''' || replace(w.word, '''', '''''') || '''')::tsquery))`,
};

const deleteUnusedFacetsStatement: Statement = {
  name: 'search.delete-unused-facets',
  text: 'delete from search_facets f where not exists (select from product_search s where s.facets && array[f.id])',
};

/** Deletes words and facets that no product has any more. */
export async function deleteUnusedFacetsAndWords(db: Connection): Promise<void> {
  await db.run(deleteUnusedWordsStatement, []);
  await db.run(deleteUnusedFacetsStatement, []);
}

const deleteTombstonesStatement: Statement = {
  name: 'search.delete-tombstones',
  text: `delete from search_gone where left_at < now() - interval '1 day'`,
};

/** Deletes tombstones of products that left before any process built its index. */
export async function deleteOldTombstones(db: Connection): Promise<void> {
  await db.run(deleteTombstonesStatement, []);
}
