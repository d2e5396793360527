import type { Context } from '#platform/context.ts';
import { createBatcher } from '#platform/database/batcher.ts';
import type { Connection } from '#platform/database/database.ts';
import { type AnswerText, readTextByIds } from './answer-queries.ts';
import type { CardCache, RenderedCard } from './card-cache.ts';

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
function toStoredCard(row: AnswerText): RenderedCard {
  const text = toJsonText(row);
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return { id: row.id, bytes, until: row.until };
}

const batchedReader = (what: 'products' | 'cards') =>
  createBatcher(
    async (db: Connection, ids: string[]) => new Map((await readTextByIds(db, ids, what)).map((row) => [row.id, toStoredCard(row)])),
  );
const readers = { products: batchedReader('products'), cards: batchedReader('cards') };

const comma = Buffer.from(',');

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
  return Buffer.concat(rows.flatMap(({ bytes }, index) => (index === 0 ? bytes : [comma, bytes])));
}
