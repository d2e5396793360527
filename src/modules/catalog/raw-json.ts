import type { Context } from '#platform/context.ts';
import { createBatcher } from '#platform/database/batcher.ts';
import type { Connection } from '#platform/database/database.ts';
import { publicRawJson } from '#platform/raw-json/raw-json-route.ts';
import type { CardCache, RenderedCard } from './card-cache.ts';
import { catalogContract } from './contract.ts';
import { dependOnList, type ListInput, paginate, toFilter } from './list-products.ts';
import { type AnswerText, readListText, readProductText, readTextByIds } from './queries.ts';

// The three answers that a shop gives most. The read model keeps what goes out as text, made of declared fields alone, so that
// nothing has to be parsed, checked and printed again for each reader; ready-answers.test.ts holds them to the contract.

function noteRows(ctx: Context, rows: readonly Pick<AnswerText, 'id' | 'until'>[]): void {
  for (const { id, until } of rows) {
    ctx.cache.dependsOn(`product:${id}`);
    if (until !== null) ctx.cache.expireAt(new Date(until).getTime());
  }
}

/** Joined here: cutting the text in the database would make it count every character. */
const toJsonText = ({ text, variants }: Pick<AnswerText, 'text' | 'variants'>): string =>
  variants === undefined ? text : `${text.slice(0, -1)},"variants":${variants}}`;

/** In memory of its own: a part of a larger one would hold on to all of it. */
function toStoredCard(row: AnswerText): RenderedCard {
  const text = toJsonText(row);
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return { id: row.id, bytes, until: row.until };
}

async function listRawJson(ctx: Context, input: ListInput, what: 'products' | 'cards') {
  const { page, next } = paginate(await readListText(ctx.db, toFilter(input), what), input.limit);
  if (page.length === 0) return undefined;
  dependOnList(ctx, input);
  noteRows(ctx, page);
  return { items: page.map(toJsonText).join(','), next: next === undefined ? '' : `,"next":${JSON.stringify(next)}` };
}

const batchedReader = (what: 'products' | 'cards') =>
  createBatcher(
    async (db: Connection, ids: string[]) => new Map((await readTextByIds(db, ids, what)).map((row) => [row.id, toStoredCard(row)])),
  );
const readers = { products: batchedReader('products'), cards: batchedReader('cards') };

const comma = Buffer.from(',');

/**
 * Published products in the order of `ids` as the JSON of a list without its brackets; others are left out.
 * @param kept what was read before and has not changed since; what is read now is added
 */
export async function findRawJson(ctx: Context, ids: readonly string[], what: 'products' | 'cards', kept?: CardCache): Promise<Buffer> {
  const found = new Map(ids.map((id) => [id, kept?.get(id)]));
  const missing = ids.filter((id) => !found.get(id));
  const read = missing.length === 0 ? undefined : await readers[what](ctx.db, missing);
  for (const id of missing) {
    const row = read?.get(id);
    found.set(id, row);
    if (row) kept?.set(id, row);
  }
  const rows = ids.flatMap((id) => found.get(id) ?? []);
  noteRows(ctx, rows);
  return Buffer.concat(rows.flatMap(({ bytes }, place) => (place === 0 ? bytes : [comma, bytes])));
}

export const catalogRawJson = [
  publicRawJson(catalogContract.listSubcategoryProducts, async (ctx, input) => {
    const found = await listRawJson(ctx, input, 'products');
    return found && `{"data":{"products":[${found.items}]}${found.next}}`;
  }),
  publicRawJson(catalogContract.listCards, async (ctx, input) => {
    const found = await listRawJson(ctx, input, 'cards');
    return found && `{"cards":[${found.items}]${found.next}}`;
  }),
  publicRawJson(catalogContract.getProduct, async (ctx, input) => {
    const row = await readProductText(ctx.db, input.id);
    if (!row) return undefined;
    noteRows(ctx, [row]);
    return `{"data":{"data":{"product":${toJsonText(row)}}}}`;
  }),
];
