import { setImmediate as yieldNow } from 'node:timers/promises';
import type { FieldScope } from '#modules/search/search-rules.ts';
import type { Connection, Statement } from '#platform/database/database.ts';
import { type Bitset, emptyBitset, setBit } from './bitset.ts';
import type { VocabularyWord, WordForms } from './vocabulary.ts';

/** Numbers arrive as they are in memory: as text they would cost ten times as much on either side. */
function decodeInt32s(bytes: Uint8Array | null): Int32Array {
  if (bytes === null) return new Int32Array(0);
  const buffer = Buffer.from(bytes);
  buffer.swap32();
  return new Int32Array(buffer.buffer, buffer.byteOffset, buffer.length / 4);
}

/**
 * All documents at the moment of a snapshot. A document id is the number that `product_search.place` gives a
 * product for life.
 */
export interface DocumentTable {
  /** A `pg_snapshot`: what a transaction wrote that is not visible in it is a change. */
  snapshot: string;
  /** More than any document id. */
  size: number;
  /** Milliseconds of `performance.now()`. */
  builtAt: number;
  /** The first `inStockCount` of them can be bought. */
  docIdsByRank: Int32Array;
  inStockCount: number;
  /** The index of each document in `docIdsByRank`; -1 of an id without a document. */
  rankOf: Int32Array;
  /** The ids with a document. Read-only. */
  liveDocs: Bitset;
  docIdsByPrice: Int32Array;
  docIdsByAge: Int32Array;
  pricePaise: Float64Array;
  /** The product ids of all documents in one text; the end and the length of each, by document id. */
  productIds: string;
  productIdEnds: Int32Array;
  productIdLengths: Uint8Array;
}

const documentsStatement: Statement = {
  name: 'search.documents',
  text: `select count(*) filter (where in_stock)::int as "inStock",
      string_agg(int4send(place), '' order by place) as "docIds", string_agg(int4send(rank), '' order by place) as ranks,
      string_agg(int4send(age), '' order by place) as ages, string_agg(int4send(cost), '' order by place) as costs,
      string_agg(int8send(price_paise), '' order by place) as prices, string_agg(product_id, ' ' order by place) as ids
    from (select place, in_stock, price_paise, product_id,
        row_number() over (order by in_stock desc, featured desc, published_at desc, product_id desc)::int as rank,
        row_number() over (order by published_at desc, product_id desc)::int as age,
        row_number() over (order by price_paise, product_id)::int as cost
      from product_search) document`,
};

/** The document ids in the order of their ranks, which count from 1. */
function orderByRank(docIds: Int32Array, ranks: Int32Array): Int32Array {
  const order = new Int32Array(ranks.length);
  for (let index = 0; index < ranks.length; index++) order[(ranks[index] as number) - 1] = docIds[index] as number;
  return order;
}

const snapshotStatement: Statement = { name: 'search.snapshot', text: 'select pg_current_snapshot()::text as snapshot' };

/** Takes a `pg_snapshot` of the primary. */
export async function readSnapshot(db: Connection): Promise<string> {
  const [row] = await db.run<{ snapshot: string }>(snapshotStatement, []);
  if (!row) throw new Error('a statement without a table has one row');
  return row.snapshot;
}

/** @param snapshot taken before */
export async function readDocuments(db: Connection, snapshot: string): Promise<DocumentTable> {
  interface Row {
    inStock: number;
    docIds: Uint8Array | null;
    ranks: Uint8Array | null;
    ages: Uint8Array | null;
    costs: Uint8Array | null;
    prices: Uint8Array | null;
    ids: string | null;
  }
  const [row] = await db.run<Row>(documentsStatement, []);
  if (!row) throw new Error('an aggregate has one row');
  const docIds = decodeInt32s(row.docIds);
  const ranks = decodeInt32s(row.ranks);
  const prices = Buffer.from(row.prices ?? []);
  const productIds = row.ids ?? '';
  const size = (docIds.at(-1) ?? -1) + 1;
  const rankOf = new Int32Array(size).fill(-1);
  const liveDocs = emptyBitset(size);
  const pricePaise = new Float64Array(size);
  const productIdEnds = new Int32Array(size);
  const productIdLengths = new Uint8Array(size);
  for (let index = 0, start = 0; index < docIds.length; index++) {
    // Other callbacks get a turn.
    if (index % 10_000 === 0) await yieldNow();
    const docId = docIds[index] as number;
    const blank = productIds.indexOf(' ', start);
    const end = blank < 0 ? productIds.length : blank;
    rankOf[docId] = (ranks[index] as number) - 1;
    setBit(liveDocs, docId);
    pricePaise[docId] = Number(prices.readBigInt64BE(index * 8));
    productIdEnds[docId] = end;
    productIdLengths[docId] = end - start;
    start = end + 1;
  }
  return {
    snapshot,
    builtAt: performance.now(),
    size,
    inStockCount: row.inStock,
    rankOf,
    liveDocs,
    docIdsByRank: orderByRank(docIds, ranks),
    docIdsByPrice: orderByRank(docIds, decodeInt32s(row.costs)),
    docIdsByAge: orderByRank(docIds, decodeInt32s(row.ages)),
    pricePaise,
    productIds,
    productIdEnds,
    productIdLengths,
  };
}

const vocabularyColumns = 'word, search_stem(word) as stem, sound, pieces as fulltext, facts as keywords, titles as title';
const vocabularyStatement: Statement = { name: 'search.vocabulary', text: `select ${vocabularyColumns} from search_words` };

export async function readVocabulary(db: Connection): Promise<VocabularyWord[]> {
  return db.run(vocabularyStatement, []);
}

const facetLinesStatement: Statement = {
  name: 'search.facet-lines',
  text: `select string_agg(concat_ws(' ', place, nullif(array_to_string(facets, ' '), '')), E'\n' order by place) as lines
    from product_search where place >= $1 and place < $2`,
};

/** Reads a line for each document from one id up to another: the id and its facets. */
export async function readFacetLines(db: Connection, from: number, to: number): Promise<string> {
  const [row] = await db.run<{ lines: string | null }>(facetLinesStatement, [from, to]);
  return row?.lines ?? '';
}

const perScope = (make: (scope: FieldScope, column: string) => Statement): Record<FieldScope, Statement> => ({
  title: make('title', 'title'),
  keywords: make('keywords', 'words'),
  fulltext: make('fulltext', 'everything'),
});
const lexemesFrom = (column: string) => `product_search s, unnest(tsvector_to_array(s.${column})) as lexeme`;
// Two bytes a document, counted from the first of the batch.
const postingsStatements = perScope((scope, column) => ({
  name: `search.postings-${scope}`,
  text: `select lexeme, string_agg(int2send((place - $1::int)::int2), '') as "docIds"
    from ${lexemesFrom(column)} where place >= $1::int and place < $2::int group by lexeme`,
}));
const postingsOfStatements = perScope((scope, column) => ({
  name: `search.postings-of-${scope}`,
  text: `select lexeme, array_agg(place) as "docIds" from ${lexemesFrom(column)} where place = any($1::int[]) group by lexeme`,
}));

/**
 * Reads the lexemes of the documents from one id up to another, at most 32,768, each with its document ids
 * counted from `from`, ascending.
 */
export async function readPostings(
  db: Connection,
  scope: FieldScope,
  from: number,
  to: number,
): Promise<{ lexeme: string; docIds: Uint16Array }[]> {
  const rows = await db.run<{ lexeme: string; docIds: Uint8Array }>(postingsStatements[scope], [from, to]);
  return rows.map(({ lexeme, docIds }) => {
    const bytes = Buffer.from(docIds).swap16();
    return { lexeme, docIds: new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2).sort() };
  });
}

/** Reads the lexemes of these documents. */
export async function readPostingsOf(
  db: Connection,
  scope: FieldScope,
  docIds: readonly number[],
): Promise<{ lexeme: string; docIds: number[] }[]> {
  return db.run(postingsOfStatements[scope], [docIds]);
}

const changedSince = `written >= pg_snapshot_xmin($1::pg_snapshot) and written < pg_snapshot_xmax(pg_current_snapshot())
  and not pg_visible_in_snapshot(written, $1::pg_snapshot)`;
const deltaStatement: Statement = {
  name: 'search.delta',
  // Ordered, or the whole table would be read for what is nearly always nothing. A database that was restored
  // elsewhere has rows of transactions that are yet to come there: those are no changes.
  text: `select array((select place from product_search where ${changedSince} order by written desc limit $2)
      union (select place from search_gone where ${changedSince} order by written desc limit $2)) as changed,
    (select coalesce(json_agg(w), '[]') from (select ${vocabularyColumns} from search_words where ${changedSince} order by written desc) w) as words,
    (select coalesce(json_agg(f), '[]') from (select word, search_stem(word) as stem, search_sound(word) as sound
      from unnest($3::text[]) as word) f) as forms`,
};

export interface IndexDelta {
  /** Ids of documents that were written or deleted, each once, at most `limit` of either. */
  changed: number[];
  /** Words that came. */
  words: VocabularyWord[];
  /** Of the words that were looked up. */
  forms: WordForms[];
}

/**
 * Reads what was written and deleted since a snapshot.
 * @param lookups folded words whose stem and sound are read beside it
 */
export async function readDelta(db: Connection, snapshot: string, limit: number, lookups: readonly string[]): Promise<IndexDelta> {
  const [row] = await db.run<IndexDelta>(deltaStatement, [snapshot, limit, lookups]);
  if (!row) throw new Error('a statement without a table has one row');
  return row;
}
