import { setImmediate as yieldNow } from 'node:timers/promises';
import type { Connection, Statement } from '#platform/database/database.ts';
import { type Bitset, emptyBitset, setBit } from './bitset.ts';
import type { VocabularyWord, WordForms } from './vocabulary.ts';

/** What a set is of: pieces with a word in the title, among title and facts, or anywhere. */
export type SetKind = 'title' | 'words' | 'everything';

/** Numbers go out as they are in memory: as text they would cost ten times as much on either side. */
function decodeInt32s(bytes: Uint8Array | null): Int32Array {
  if (bytes === null) return new Int32Array(0);
  const buffer = Buffer.from(bytes);
  buffer.swap32();
  return new Int32Array(buffer.buffer, buffer.byteOffset, buffer.length / 4);
}

/** The pieces as they were when they were numbered. A place is the number that the database gives a piece for life. */
export interface DocumentTable {
  /** The snapshot: what a transaction wrote that was not yet visible in it is a change. */
  snapshot: string;
  /** More than any place. */
  size: number;
  /** When they were numbered, in milliseconds of this process. */
  builtAt: number;
  /** Places in the order of the shop, of which the first `inStock` can be bought; which of them each place is, -1 where there is no piece. */
  docIdsByRank: Int32Array;
  inStockCount: number;
  rankOf: Int32Array;
  /** The places that have a piece. Not to be changed. */
  liveDocs: Bitset;
  /** Places in the order of price and of age. */
  docIdsByPrice: Int32Array;
  docIdsByAge: Int32Array;
  pricePaise: Float64Array;
  /** All identifiers in one text, and where that of each place ends and how long it is. */
  productIds: string;
  productIdEnds: Int32Array;
  productIdLengths: Uint8Array;
}

const documentsStatement: Statement = {
  name: 'search.places',
  text: `select pg_current_snapshot()::text as since, count(*) filter (where in_stock)::int as "inStock",
      string_agg(int4send(place), '' order by place) as places, string_agg(int4send(rank), '' order by place) as ranks,
      string_agg(int4send(age), '' order by place) as ages, string_agg(int4send(cost), '' order by place) as costs,
      string_agg(int8send(price_paise), '' order by place) as prices, string_agg(product_id, ' ' order by place) as ids
    from (select place, in_stock, price_paise, product_id,
        row_number() over (order by in_stock desc, featured desc, published_at desc, product_id desc)::int as rank,
        row_number() over (order by published_at desc, product_id desc)::int as age,
        row_number() over (order by price_paise, product_id)::int as cost
      from product_search) piece`,
};

/** Which place has the first rank, the second and so on. */
function orderByRank(placeAt: Int32Array, ranks: Int32Array): Int32Array {
  const order = new Int32Array(ranks.length);
  for (let index = 0; index < ranks.length; index++) order[(ranks[index] as number) - 1] = placeAt[index] as number;
  return order;
}

/** All pieces in their orders. */
export async function readDocuments(db: Connection): Promise<DocumentTable> {
  interface Row {
    since: string;
    inStock: number;
    places: Uint8Array | null;
    ranks: Uint8Array | null;
    ages: Uint8Array | null;
    costs: Uint8Array | null;
    prices: Uint8Array | null;
    ids: string | null;
  }
  const [row] = await db.run<Row>(documentsStatement, []);
  if (!row) throw new Error('an aggregate has one row');
  const placeAt = decodeInt32s(row.places);
  const ranks = decodeInt32s(row.ranks);
  const prices = Buffer.from(row.prices ?? []);
  const ids = row.ids ?? '';
  const size = (placeAt.at(-1) ?? -1) + 1;
  const rankOf = new Int32Array(size).fill(-1);
  const present = emptyBitset(size);
  const pricePaise = new Float64Array(size);
  const idEnds = new Int32Array(size);
  const idLength = new Uint8Array(size);
  for (let index = 0, begin = 0; index < placeAt.length; index++) {
    // Whoever waits gets a turn.
    if (index % 10_000 === 0) await yieldNow();
    const place = placeAt[index] as number;
    const blank = ids.indexOf(' ', begin);
    const end = blank < 0 ? ids.length : blank;
    rankOf[place] = (ranks[index] as number) - 1;
    setBit(present, place);
    pricePaise[place] = Number(prices.readBigInt64BE(index * 8));
    idEnds[place] = end;
    idLength[place] = end - begin;
    begin = end + 1;
  }
  return {
    snapshot: row.since,
    builtAt: performance.now(),
    size,
    inStockCount: row.inStock,
    rankOf,
    liveDocs: present,
    docIdsByRank: orderByRank(placeAt, ranks),
    docIdsByPrice: orderByRank(placeAt, decodeInt32s(row.costs)),
    docIdsByAge: orderByRank(placeAt, decodeInt32s(row.ages)),
    pricePaise,
    productIds: ids,
    productIdEnds: idEnds,
    productIdLengths: idLength,
  };
}

const vocabularyColumns = 'word, search_stem(word) as stem, sound, pieces as everything, facts as words, titles as title';
const vocabularyStatement: Statement = { name: 'search.all-words', text: `select ${vocabularyColumns} from search_words` };

/** All words of the shop. */
export async function readVocabulary(db: Connection): Promise<VocabularyWord[]> {
  return db.run(vocabularyStatement, []);
}

const facetLinesStatement: Statement = {
  name: 'search.facets-at',
  text: `select string_agg(concat_ws(' ', place, nullif(array_to_string(facets, ' '), '')), E'\n' order by place) as lines
    from product_search where place >= $1 and place < $2`,
};

/** A line for each piece from one place up to another: its place and its facets. */
export async function readFacetLines(db: Connection, from: number, to: number): Promise<string> {
  const [row] = await db.run<{ lines: string | null }>(facetLinesStatement, [from, to]);
  return row?.lines ?? '';
}

const perScope = (make: (kind: SetKind) => Statement): Record<SetKind, Statement> => ({
  title: make('title'),
  words: make('words'),
  everything: make('everything'),
});
const lexemesFrom = (kind: SetKind) => `product_search s, unnest(tsvector_to_array(s.${kind})) as lexeme`;
// Two bytes a place: from where the batch begins.
const postingsStatements = perScope((kind) => ({
  name: `search.sets-${kind}`,
  text: `select lexeme, string_agg(int2send((place - $1::int)::int2), '') as places
    from ${lexemesFrom(kind)} where place >= $1::int and place < $2::int group by lexeme`,
}));
const postingsOfStatements = perScope((kind) => ({
  name: `search.sets-of-${kind}`,
  text: `select lexeme, array_agg(place) as places from ${lexemesFrom(kind)} where place = any($1::int[]) group by lexeme`,
}));

/** The words of the pieces from one place up to another, at most 32,768: for each the pieces that have it, ascending, counted from the first place. */
export async function readPostings(
  db: Connection,
  kind: SetKind,
  from: number,
  to: number,
): Promise<{ lexeme: string; places: Uint16Array }[]> {
  const rows = await db.run<{ lexeme: string; places: Uint8Array }>(postingsStatements[kind], [from, to]);
  return rows.map(({ lexeme, places: found }) => {
    const bytes = Buffer.from(found).swap16();
    return { lexeme, places: new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2).sort() };
  });
}

/** The words of these pieces. */
export async function readPostingsOf(
  db: Connection,
  kind: SetKind,
  at: readonly number[],
): Promise<{ lexeme: string; places: number[] }[]> {
  return db.run(postingsOfStatements[kind], [at]);
}

const changedSince = `written >= pg_snapshot_xmin($1::pg_snapshot) and written < pg_snapshot_xmax(pg_current_snapshot())
  and not pg_visible_in_snapshot(written, $1::pg_snapshot)`;
const deltaStatement: Statement = {
  name: 'search.news',
  // In an order, or the whole table would be read for what is nearly always nothing. A database that was restored elsewhere has rows of
  // transactions that are yet to come there: those are no changes.
  text: `select array((select place from product_search where ${changedSince} order by written desc limit $2)
      union (select place from search_gone where ${changedSince} order by written desc limit $2)) as changed,
    (select coalesce(json_agg(w), '[]') from (select ${vocabularyColumns} from search_words where ${changedSince} order by written desc) w) as words,
    (select coalesce(json_agg(f), '[]') from (select word, search_stem(word) as stem, search_sound(word) as sound
      from unnest($3::text[]) as word) f) as forms`,
};

export interface IndexDelta {
  /** Places of pieces that were written or went, each once, at most `limit` of either. */
  changed: number[];
  /** Words that came. */
  words: VocabularyWord[];
  /** Of the words that were asked for. */
  forms: WordForms[];
}

/** What came, changed and went since a snapshot, and the forms of some words beside it. */
export async function readDelta(db: Connection, since: string, limit: number, asked: readonly string[]): Promise<IndexDelta> {
  const [row] = await db.run<IndexDelta>(deltaStatement, [since, limit, asked]);
  if (!row) throw new Error('a statement without a table has one row');
  return row;
}

const deleteTombstonesStatement: Statement = {
  name: 'search.forget-gone',
  text: `delete from search_gone where left_at < now() - interval '1 day'`,
};

/** Every server has numbered the pieces anew since. */
export async function deleteOldTombstones(db: Connection): Promise<void> {
  await db.run(deleteTombstonesStatement, []);
}
