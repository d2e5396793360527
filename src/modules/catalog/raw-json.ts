import { hash } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import { createBatcher, silentReadMs } from '#platform/database/batcher.ts';
import type { Connection } from '#platform/database/database.ts';
import { type AnswerText, readProductTexts, readTextByIds } from './answer-queries.ts';
import { type CardCache, createCardCache, type RenderedCard } from './card-cache.ts';
import type { ListedVersion } from './list-queries.ts';

// The read model stores what goes out as text, made of declared fields alone, so that nothing has to be
// parsed, checked and printed again for each reader; raw-json.test.ts holds it to the contract.

/** The answer is stale once one of these products changes, or the price of one does by itself. */
export function dependOnRows(ctx: Context, rows: readonly Pick<AnswerText, 'id' | 'until'>[]): void {
  for (const { id, until } of rows) {
    ctx.cache.dependsOn(`product:${id}`);
    if (until !== null) ctx.cache.expireAt(until);
  }
}

/** Joined here: cutting the text in the database would make it count every character. */
export const toJsonText = ({ text, variants }: Pick<AnswerText, 'text' | 'variants'>): string =>
  variants === undefined ? text : `${text.slice(0, -1)},"variants":${variants}}`;

/** In memory of its own: a part of a larger one would hold on to all of it. */
function toStoredCard(row: AnswerText & { version: string }): RenderedCard {
  const text = toJsonText(row);
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return { id: row.id, version: row.version, bytes, digest: hash('sha1', bytes, 'base64url'), until: row.until };
}

const batchedReader = (what: 'products' | 'cards') =>
  createBatcher(
    async (db: Connection, ids: string[]) => new Map((await readTextByIds(db, ids, what)).map((row) => [row.id, toStoredCard(row)])),
    silentReadMs,
  );
const readers = { products: batchedReader('products'), cards: batchedReader('cards') };

const comma = Buffer.from(',');
const partsOf = (cards: readonly RenderedCard[]) => cards.flatMap(({ bytes }, index) => (index === 0 ? bytes : [comma, bytes]));

const readProducts = createBatcher(
  async (db: Connection, ids: string[]) => new Map((await readProductTexts(db, ids)).map((row) => [row.id, row])),
  silentReadMs,
);

/** Reads a product that is published; callers that come together share a statement. */
export const readProductText = async (ctx: Context, id: string): Promise<AnswerText | undefined> =>
  (await readProducts(ctx.reads, [id])).get(id);

/** Bytes of the cards, and as many of the summaries, that lists of a database showed last. */
const maxListedBytes = 12 * 1024 * 1024;
const listedCards = { products: new WeakMap<Connection, CardCache>(), cards: new WeakMap<Connection, CardCache>() };

/** The JSON of a list without its brackets. */
interface ListedJson {
  /** To be joined with what stands around them: joined twice, a list would be copied twice. */
  parts: Buffer[];
  /** Names the products: a tag of it costs a tenth of one of all bytes, and is as certain. */
  digest: string;
}

/**
 * Products of a list. Only those are read whose row has another version than
 * what was read before; one that has been unpublished since the list was read is left out.
 */
export async function findListedJson(ctx: Context, listed: readonly ListedVersion[], what: 'products' | 'cards'): Promise<ListedJson> {
  const known = listedCards[what].get(ctx.reads) ?? createCardCache(maxListedBytes);
  listedCards[what].set(ctx.reads, known);
  const found = listed.map(({ id, version }) => {
    const card = known.get(id);
    return card?.version === version ? card : undefined;
  });
  const missing = listed.flatMap(({ id }, index) => (found[index] ? [] : [id]));
  const read = missing.length === 0 ? undefined : await readers[what](ctx.reads, missing);
  for (const id of missing) {
    const card = read?.get(id);
    if (card) known.set(id, card);
  }
  const cards = listed.flatMap(({ id }, index) => found[index] ?? read?.get(id) ?? []);
  dependOnRows(ctx, cards);
  return { parts: partsOf(cards), digest: cards.map(({ digest }) => digest).join() };
}

/**
 * Published products in the order of `ids` as the JSON of a list without its brackets; others are left out.
 * @param cached what was read before and has not changed since; what is read now is added
 */
export async function findRawJson(ctx: Context, ids: readonly string[], what: 'products' | 'cards', cached?: CardCache): Promise<Buffer> {
  const found = new Map(ids.map((id) => [id, cached?.get(id)]));
  const missing = ids.filter((id) => !found.get(id));
  const read = missing.length === 0 ? undefined : await readers[what](ctx.db, missing);
  for (const id of missing) {
    const row = read?.get(id);
    found.set(id, row);
    if (row) cached?.set(id, row);
  }
  const rows = ids.flatMap((id) => found.get(id) ?? []);
  dependOnRows(ctx, rows);
  return Buffer.concat(partsOf(rows));
}
