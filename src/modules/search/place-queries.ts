import type { Connection, Statement } from '#platform/database/database.ts';
import type { Forms, ListedWord } from './known-words.ts';

/** What a set is of: pieces with a word in the title, among title and facts, or anywhere. */
export type SetKind = 'title' | 'words' | 'everything';

/** Numbers go out as they are in memory: as text they would cost ten times as much on either side. */
function integers(bytes: Uint8Array | null): Int32Array {
  if (bytes === null) return new Int32Array(0);
  const buffer = Buffer.from(bytes);
  buffer.swap32();
  return new Int32Array(buffer.buffer, buffer.byteOffset, buffer.length / 4);
}

/** The pieces as they were when they were numbered, in the order of the shop. */
export interface Numbered {
  /** The snapshot: what a transaction wrote that was not yet visible in it is a change. */
  since: string;
  size: number;
  /** These are the first `inStock`. */
  inStock: number;
  /** Between the number that the database keeps of a piece and its number here. */
  placeOf: Int32Array;
  numberOf: Int32Array;
  /** When they were numbered, in milliseconds of this process. */
  at: number;
  /** Numbers in the order of price and of age. */
  byPrice: Int32Array;
  byAge: Int32Array;
  pricePaise: Float64Array;
  /** All identifiers in one text, and where each ends. */
  ids: string;
  idEnds: Int32Array;
}

const places: Statement = {
  name: 'search.places',
  // `materialized`: each part is of one snapshot.
  text: `select pg_current_snapshot()::text as since, count(*) filter (where in_stock)::int as "inStock",
      string_agg(int4send(place), '' order by rank) as places, string_agg(int4send(age), '' order by rank) as ages,
      string_agg(int4send(cost), '' order by rank) as costs, string_agg(int8send(price_paise), '' order by rank) as prices,
      string_agg(product_id, ' ' order by rank) as ids
    from (select place, in_stock, price_paise, product_id,
        row_number() over (order by in_stock desc, featured desc, published_at desc, product_id desc) as rank,
        row_number() over (order by published_at desc, product_id desc)::int as age,
        row_number() over (order by price_paise, product_id)::int as cost
      from product_search) piece`,
};

/** Which number has the first rank, the second and so on. */
function inOrder(ranks: Int32Array): Int32Array {
  const order = new Int32Array(ranks.length);
  for (const [number, rank] of ranks.entries()) order[rank - 1] = number;
  return order;
}

function endsOf(ids: string, size: number): Int32Array {
  const ends = new Int32Array(size);
  for (let number = 0, end = -1; number < size; number++) {
    end = ids.indexOf(' ', end + 1);
    ends[number] = end < 0 ? ids.length : end;
  }
  return ends;
}

/** All pieces in the order of the shop. */
export async function readPlaces(db: Connection): Promise<Numbered> {
  interface Row {
    since: string;
    inStock: number;
    places: Uint8Array | null;
    ages: Uint8Array | null;
    costs: Uint8Array | null;
    prices: Uint8Array | null;
    ids: string | null;
  }
  const [row] = await db.run<Row>(places, []);
  if (!row) throw new Error('an aggregate has one row');
  const placeOf = integers(row.places);
  const size = placeOf.length;
  const numberOf = new Int32Array(placeOf.reduce((most, place) => Math.max(most, place), 0) + 1).fill(-1);
  for (const [number, place] of placeOf.entries()) numberOf[place] = number;
  const prices = Buffer.from(row.prices ?? []);
  const ids = row.ids ?? '';
  return {
    since: row.since,
    at: performance.now(),
    size,
    inStock: row.inStock,
    placeOf,
    numberOf,
    byPrice: inOrder(integers(row.costs)),
    byAge: inOrder(integers(row.ages)),
    pricePaise: Float64Array.from({ length: size }, (_, index) => Number(prices.readBigInt64BE(index * 8))),
    ids,
    idEnds: endsOf(ids, size),
  };
}

const listedWord = 'word, search_stem(word) as stem, sound, pieces as everything, facts as words, titles as title';
const allWords: Statement = { name: 'search.all-words', text: `select ${listedWord} from search_words` };

/** All words of the shop. */
export async function readAllWords(db: Connection): Promise<ListedWord[]> {
  return db.run(allWords, []);
}

const facetsAt: Statement = {
  name: 'search.facets-at',
  text: `select string_agg(concat_ws(' ', place, nullif(array_to_string(facets, ' '), '')), E'\n') as lines
    from product_search where place >= $1 and place < $2`,
};

/** A line for each piece from one place up to another: its place and its facets. */
export async function readFacetLines(db: Connection, from: number, to: number): Promise<string[]> {
  const [row] = await db.run<{ lines: string | null }>(facetsAt, [from, to]);
  return row?.lines?.split('\n') ?? [];
}

const setTexts: Record<SetKind, string> = {
  title: 's.title @@ asked.lexeme::tsquery',
  words: 's.words @@ asked.lexeme::tsquery',
  everything: 's.everything @@ asked.lexeme::tsquery',
};
const sets = Object.fromEntries(
  Object.entries(setTexts).map(([kind, condition]) => [
    kind,
    {
      name: `search.sets-${kind}`,
      text: `select asked.place, (select string_agg(int4send(s.place), '') from product_search s where ${condition}) as places
        from unnest($1::text[]) with ordinality as asked (lexeme, place)`,
    },
  ]),
) as Record<SetKind, Statement>;

/** The places of the pieces that have each of these words. */
export async function readSets(
  db: Connection,
  kind: SetKind,
  lexemes: readonly string[],
): Promise<{ lexeme: string; places: Int32Array }[]> {
  const asked = lexemes.map((lexeme) => `'${lexeme.replaceAll("'", "''")}'`);
  const rows = await db.run<{ place: number; places: Uint8Array | null }>(sets[kind], [asked]);
  return rows.map(({ place, places: found }) => ({ lexeme: lexemes[Number(place) - 1] as string, places: integers(found) }));
}

const recent = `written >= pg_snapshot_xmin($1::pg_snapshot) and written < pg_snapshot_xmax(pg_current_snapshot())
  and not pg_visible_in_snapshot(written, $1::pg_snapshot)`;
const news: Statement = {
  name: 'search.news',
  // In an order, or the whole table would be read for what is nearly always nothing. A database that was restored elsewhere has rows of
  // transactions that are yet to come there: those are no changes.
  text: `select array((select place from product_search where ${recent} order by written desc limit $2)
      union (select place from search_gone where ${recent} order by written desc limit $2)) as changed,
    (select coalesce(json_agg(w), '[]') from (select ${listedWord} from search_words where ${recent} order by written desc) w) as words,
    (select coalesce(json_agg(f), '[]') from (select word, search_stem(word) as stem, search_sound(word) as sound
      from unnest($3::text[]) as word) f) as forms`,
};

export interface News {
  /** Places of pieces that were written or went, each once, at most `limit` of either. */
  changed: number[];
  /** Words that came. */
  words: ListedWord[];
  /** Of the words that were asked for. */
  forms: Forms[];
}

/** What came, changed and went since a snapshot, and the forms of some words beside it. */
export async function readNews(db: Connection, since: string, limit: number, asked: readonly string[]): Promise<News> {
  const [row] = await db.run<News>(news, [since, limit, asked]);
  if (!row) throw new Error('a statement without a table has one row');
  return row;
}

const forgetGone: Statement = {
  name: 'search.forget-gone',
  text: `delete from search_gone where left_at < now() - interval '1 day'`,
};

/** Every server has numbered the pieces anew since. */
export async function forgetTheGone(db: Connection): Promise<void> {
  await db.run(forgetGone, []);
}
