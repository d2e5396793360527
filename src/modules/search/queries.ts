import { createBatcher, silentReadMs } from '#platform/database/batcher.ts';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { Localized } from '#shared/localized.ts';
import type { Choice, Flag } from './contract.ts';

export type Dimension = Choice | Flag;

const facetIdsStatement: Statement = {
  name: 'search.facet-ids',
  text: `select f.id, f.dimension, f.value, f.pieces as count from unnest($1::text[], $2::text[]) as chosen (dimension, value)
    join search_facets f on f.dimension = chosen.dimension and f.value = chosen.value`,
};

interface FacetId {
  id: number;
  dimension: Dimension;
  value: string;
  /** About how many products have it. */
  count: number;
}

const keyOf = ({ dimension, value }: { dimension: string; value: string }) => `${dimension} ${value}`;
const facetIdsByKey = createBatcher(async (db: Connection, keys: string[]) => {
  const dimensions = keys.map((key) => key.slice(0, key.indexOf(' ')));
  const values = keys.map((key) => key.slice(key.indexOf(' ') + 1));
  return new Map((await db.run<FacetId>(facetIdsStatement, [dimensions, values])).map((facet) => [keyOf(facet), facet]));
}, silentReadMs);

/** Reads facets by their values; unknown ones are left out. Lists made together share a statement. */
export async function readFacetIds(db: Connection, facets: readonly { dimension: Dimension; value: string }[]): Promise<FacetId[]> {
  const keys = [...new Set(facets.map(keyOf))];
  const found = await facetIdsByKey(db, keys);
  return keys.flatMap((key) => found.get(key) ?? []);
}

const docIdsStatement: Statement = {
  name: 'search.doc-ids',
  text: `select s.place as "docId", s.product_id as id from unnest($1::text[]) with ordinality as listed (id, position)
    join product_search s on s.product_id = listed.id order by s.in_stock desc, listed.position`,
};

/** Reads the document ids of products in their order, of what is sold out last. */
export async function readDocIds(db: Connection, ids: readonly string[]): Promise<{ docId: number; id: string }[]> {
  return db.run(docIdsStatement, [ids]);
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

const taggedStatement: Statement = {
  name: 'search.tagged',
  text: `select tag, array_agg(place order by place) as "docIds" from (
      select unnest(p.tags) as tag, s.place from products p join product_search s on s.product_id = p.id
      where p.tags && $1::text[] limit $2) t
    where tag = any($1) group by tag`,
};

/** Reads the document ids of products with one of these tags, of at most `limit` rows. */
export async function readTagged(db: Connection, tags: readonly string[], limit: number): Promise<{ tag: string; docIds: number[] }[]> {
  return db.run(taggedStatement, [tags, limit]);
}

const factNamesStatement: Statement = {
  name: 'search.fact-names',
  text: `select id, dimension, value, label, tsvector_to_array(search_lexemes(concat_ws(' ', label ->> 'en', label ->> 'hi'))) as lexemes
    from search_facets where dimension = any($1::text[]) order by pieces desc, id limit 4000`,
};

/** Reads the facets of these dimensions with the lexemes of their names, the most common first. */
export async function readFactNames(db: Connection, dimensions: readonly Dimension[]): Promise<(FacetName & { lexemes: string[] })[]> {
  return db.run(factNamesStatement, [dimensions]);
}

// Materials, techniques, categories and collections are a few hundred; makers are many and have a GIN index.
const suggestionNamesStatement: Statement = {
  name: 'search.suggestion-names',
  text: `select kind, slug, name from (
      select distinct on (folded) * from (
        select kind, slug, label as name, folded ->> $2 as folded, 1 as worth from terms where kind in ('material', 'technique')
        union all select 'category', slug, name, folded ->> $2, 0 from categories
        union all select 'subcategory', c.slug || '/' || s.slug, s.name, s.folded ->> $2, 0 from subcategories s join categories c on c.id = s.category_id
        union all select 'collection', slug, title, search_fold(title ->> $2), 2 from collections where published
        union all (select 'maker', slug, name, folded ->> $2, 3 from makers
          where search_lexemes((name ->> 'en') || ' ' || coalesce(name ->> 'hi', '')) @@ $3::tsquery limit 50)) n
      where ' ' || folded like '% ' || $1 || '%' order by folded, worth) d
    order by folded not like $1 || '%', worth, length(folded), folded limit $4`,
};

export interface SuggestionName {
  kind: 'category' | 'subcategory' | 'collection' | 'material' | 'technique' | 'maker';
  /** Of a subcategory with that of its category before it. */
  slug: string;
  name: Localized;
}

/**
 * Reads names of categories, collections, materials, techniques and makers.
 * @param text folded words with blanks between, which begins a word of the name
 * @param expression the same as prefixes, for the index of makers
 */
export async function readSuggestionNames(
  db: Connection,
  text: string,
  language: 'en' | 'hi',
  expression: string,
  limit: number,
): Promise<SuggestionName[]> {
  return db.run(suggestionNamesStatement, [text, language, expression, limit]);
}

const listedIdsStatement: Statement = {
  name: 'search.listed-ids',
  text: 'select product_id as id from product_listings where product_id > $1 order by product_id limit $2',
};

export async function readListedIds(db: Connection, after: string, limit: number): Promise<string[]> {
  return (await db.run<{ id: string }>(listedIdsStatement, [after, limit])).map((row) => row.id);
}

const addNamesStatement: Statement = {
  name: 'search.add-name-facets',
  text: `insert into search_facets (dimension, value, label)
    select 'maker', slug, name from makers union all select 'seller', slug, coalesce(label, jsonb_build_object('en', seller_name)) from sellers
    on conflict do nothing`,
};

/**
 * Adds the facets of makers and sellers that have no product yet. Writers of many products who bring the same
 * new ones wait for each other.
 */
export async function addNameFacets(db: Connection): Promise<void> {
  await db.run(addNamesStatement, []);
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

// Files of processes that are stopped need the tombstones since they were written, for a month.
const deleteTombstonesStatement: Statement = {
  name: 'search.delete-tombstones',
  text: `with files as (delete from search_index_files where saved_at < now() - interval '30 days')
    delete from search_gone where left_at < now() - interval '1 day' and left_at < coalesce(
      (select min(saved_at) from search_index_files where saved_at >= now() - interval '30 days'), now()) - interval '1 hour'`,
};

/** Deletes tombstones of products that left before any process built its index. */
export async function deleteOldTombstones(db: Connection): Promise<void> {
  await db.run(deleteTombstonesStatement, []);
}
