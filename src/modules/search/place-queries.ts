import type { Connection, Statement } from '#platform/database/database.ts';
import type { Numbered } from './known-pieces.ts';

/** What a set is of: pieces with a word in the title, among title and facts, or with a facet. */
export type SetKind = 'title' | 'words' | 'facets';

/** Numbers go out as they are in memory: as text they would cost ten times as much on either side. */
function integers(bytes: Uint8Array | null): Int32Array {
  if (bytes === null) return new Int32Array(0);
  const buffer = Buffer.from(bytes);
  buffer.swap32();
  return new Int32Array(buffer.buffer, buffer.byteOffset, buffer.length / 4);
}

const places: Statement = {
  name: 'search.places',
  // `materialized`: each part is of one snapshot.
  text: `select pg_snapshot_xmin(pg_current_snapshot())::text as since, count(*) filter (where in_stock)::int as "inStock",
      string_agg(int4send(place), '' order by rank) as places, string_agg(int4send(age), '' order by rank) as ages,
      string_agg(int4send(cost), '' order by rank) as costs, string_agg(int8send(price_paise), '' order by cost) as prices
    from (select place, in_stock, price_paise,
        row_number() over (order by in_stock desc, featured desc, published_at desc, product_id desc) as rank,
        row_number() over (order by published_at desc, product_id desc)::int as age,
        row_number() over (order by price_paise, product_id)::int as cost
      from product_search) piece`,
};

const wordCounts: Statement = {
  name: 'search.word-counts',
  text: `select string_agg(word, ' ' order by word collate "C") as words, string_agg(int4send(titles), '' order by word collate "C") as titles,
    string_agg(int4send(facts), '' order by word collate "C") as facts from search_words`,
};

/** Which number has the first rank, the second and so on. */
function inOrder(ranks: Int32Array): Int32Array {
  const order = new Int32Array(ranks.length);
  for (const [number, rank] of ranks.entries()) order[rank - 1] = number;
  return order;
}

/** All pieces in the order of the shop, and all words. */
export async function readPlaces(db: Connection): Promise<Numbered> {
  interface Row {
    since: string;
    inStock: number;
    places: Uint8Array | null;
    ages: Uint8Array | null;
    costs: Uint8Array | null;
    prices: Uint8Array | null;
  }
  const [row] = await db.run<Row>(places, []);
  const [listed] = await db.run<{ words: string | null; titles: Uint8Array | null; facts: Uint8Array | null }>(wordCounts, []);
  if (!row || !listed) throw new Error('an aggregate has one row');
  const placeOf = integers(row.places);
  const size = placeOf.length;
  const numberOf = new Int32Array(placeOf.reduce((most, place) => Math.max(most, place), 0) + 1).fill(-1);
  for (const [number, place] of placeOf.entries()) numberOf[place] = number;
  const prices = Buffer.from(row.prices ?? []);
  const words = (listed.words ?? '').split(' ');
  const counts = { title: integers(listed.titles), words: integers(listed.facts) };
  return {
    since: row.since,
    at: performance.now(),
    size,
    inStock: row.inStock,
    placeOf,
    numberOf,
    byPrice: inOrder(integers(row.costs)),
    byAge: inOrder(integers(row.ages)),
    prices: Float64Array.from({ length: size }, (_, index) => Number(prices.readBigInt64BE(index * 8))),
    words,
    counts,
  };
}

const setTexts: Record<SetKind, string> = {
  title: 's.title @@ asked.lexeme::tsquery',
  words: 's.words @@ asked.lexeme::tsquery',
  facets: 's.facets && array[asked.lexeme::int]',
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

/** The places of the pieces that have each of these words or facets. */
export async function readSets(
  db: Connection,
  kind: SetKind,
  lexemes: readonly string[],
): Promise<{ lexeme: string; places: Int32Array }[]> {
  const asked = kind === 'facets' ? lexemes : lexemes.map((lexeme) => `'${lexeme.replaceAll("'", "''")}'`);
  const rows = await db.run<{ place: number; places: Uint8Array | null }>(sets[kind], [asked]);
  return rows.map(({ place, places: found }) => ({ lexeme: lexemes[Number(place) - 1] as string, places: integers(found) }));
}

const changes: Statement = {
  name: 'search.changes',
  // In an order, or the whole table would be read for what is nearly always nothing. A database that was restored elsewhere has rows of
  // transactions that are yet to come there: those are no changes.
  text: `(select place from product_search where written >= $1::xid8 and written < pg_snapshot_xmax(pg_current_snapshot()) order by written desc limit $2)
    union all (select place from search_gone where written >= $1::xid8 and written < pg_snapshot_xmax(pg_current_snapshot()) order by written desc limit $2)`,
};

/** Places of pieces that were written or went since, with doubles, at most `limit` of either. */
export async function readChanges(db: Connection, since: string, limit: number): Promise<number[]> {
  return (await db.run<{ place: number }>(changes, [since, limit])).map(({ place }) => place);
}

const forgetGone: Statement = {
  name: 'search.forget-gone',
  text: `delete from search_gone where left_at < now() - interval '1 day'`,
};

/** Every server has numbered the pieces anew since. */
export async function forgetTheGone(db: Connection): Promise<void> {
  await db.run(forgetGone, []);
}
