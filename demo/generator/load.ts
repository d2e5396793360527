import { addCategory, addSubcategory } from '#modules/catalog/add-category.ts';
import { addTermsOf, findExistingProducts, importProducts } from '#modules/catalog/import-products.ts';
import { addMaker } from '#modules/makers/add-maker.ts';
import { addNameFacets } from '#modules/search/queries.ts';
import { countSearchWords } from '#modules/search/reindex.ts';
import { addSeller } from '#modules/sellers/add-seller.ts';
import { type Context, createContext, type Services } from '#platform/context.ts';
import { categories } from '../data/categories.ts';
import { type GeneratedMaker, generateMaker, generateSeller, makersAt, sellersFor } from './people.ts';
import { ageOf, type GeneratorContext, generateProduct, productIdAt } from './product.ts';

export const maxProducts = 1_000_000;
/** Products in one transaction: the loss of an interruption. */
const batchSize = 500;
/** Batches in one transaction, once many are left: most words of a product are those of others in it. */
const maxBatchesTogether = 8;
/** Concurrent writers; the embedded database has one connection. */
const writers = 3;

/**
 * Settings of a transaction that loads: the next run adds what a power cut takes away, and the index of words
 * takes many products together.
 */
const bulkSettings = `set local synchronous_commit = off; set local gin_pending_list_limit = '256MB'`;

/** A request of the operator that cannot be fulfilled; the message says what can. */
export class SeedError extends Error {}

export interface SeedOptions {
  products: number;
  seed: number;
  /** The day that dates are counted from; by default that of the earlier run. */
  today?: Date | undefined;
  /** Called with the number of products, at the beginning and after each transaction. */
  onProgress?: (present: number) => void;
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

/** Counts generated products, at least, where there are more than `products`. */
async function countPresent(ctx: Context, seed: number, products: number): Promise<number> {
  const starts = [products, ...range(Math.floor(products / batchSize) + 1, maxProducts / batchSize).map((batch) => batch * batchSize)];
  const ids = starts.map((index) => productIdAt(seed, index));
  const present = await findExistingProducts(ctx, ids);
  const last = ids.findLastIndex((id) => present.has(id));
  if (last < 0) return 0;
  const from = starts[last] as number;
  const tail = range(from, Math.min(maxProducts, from + batchSize)).map((index) => productIdAt(seed, index));
  const inTail = await findExistingProducts(ctx, tail);
  return from + tail.findLastIndex((id) => inTail.has(id)) + 1;
}

async function addSubcategories(ctx: Context): Promise<Map<string, string>> {
  const shelves = new Map<string, string>();
  await ctx.transaction(async (tx) => {
    for (const [position, { subcategories, banner: _, ...category }] of categories.entries()) {
      const categoryId = await addCategory(tx, { ...category, position });
      for (const [place, { banner: __, ...subcategory }] of subcategories.entries()) {
        const id = await addSubcategory(tx, { ...subcategory, categoryId, position: place });
        shelves.set(`${category.slug}/${subcategory.slug}`, id);
      }
    }
  });
  return shelves;
}

/** Adds missing rows up to `total`, 500 in a transaction. */
async function addInBatches(ctx: Context, present: Set<string>, total: number, add: (tx: Context, index: number) => Promise<void>) {
  for (let from = present.size; from < total; from += batchSize) {
    await ctx.transaction(async (tx) => {
      for (const index of range(from, Math.min(total, from + batchSize))) await add(tx, index);
    });
  }
}

/**
 * Fills a shop up to `products` generated products, with their makers and sellers. The same number and seed
 * give the same rows on the same day. A smaller or interrupted run is completed, for product `n` does not
 * depend on the number of products.
 * @returns how many were added now
 * @throws {SeedError} where there are more already, or the number is out of range
 */
export async function seedCatalogue(services: Services, options: SeedOptions): Promise<number> {
  const { products, seed } = options;
  if (!Number.isSafeInteger(products) || products < 1 || products > maxProducts) {
    throw new SeedError(`The number of products must be a whole number from 1 to ${maxProducts.toLocaleString('en')}.`);
  }
  const { database } = services;
  const ctx = createContext(services, { requestId: 'seed' });
  const there = await countPresent(ctx, seed, products);
  if (there > 0) {
    throw new SeedError(
      `This shop has ${there.toLocaleString('en')} generated products already, and nothing is taken away. Ask for ${there.toLocaleString('en')} or more, or use an empty database.`,
    );
  }

  const shelves = await addSubcategories(ctx);
  const makers = new Map<number, GeneratedMaker>();
  const maker = (index: number) => {
    const generated = makers.get(index) ?? generateMaker(seed, index);
    makers.set(index, generated);
    return generated;
  };
  const sellers = range(0, sellersFor(makersAt(products - 1))).map((index) => generateSeller(seed, index));
  const media = await database.execute(`select id from media where state = 'ready' order by content_hash`, []);
  const shop: GeneratorContext = {
    seed,
    today: options.today ?? new Date(`${services.now().toISOString().slice(0, 10)}T00:00:00Z`),
    makersAt,
    maker,
    sellerId: (index) => (sellers[index] as (typeof sellers)[number])._id,
    subcategoryId: (shelf) => shelves.get(shelf) as string,
    mediaIds: media.rows.map((row) => String(row.id)),
  };
  const batches = range(0, Math.ceil(products / batchSize)).map((batch) =>
    range(batch * batchSize, Math.min(products, (batch + 1) * batchSize)),
  );
  // Any batch of an earlier run tells its day: the writer of the first products may have been interrupted
  // before it wrote them.
  const firstOfBatches = new Map(batches.map(([index = 0]) => [productIdAt(seed, index), index]));
  const { rows: known } = await database.execute('select id, published_at from products where id = any($1) limit 1', [
    [...firstOfBatches.keys()],
  ]);
  const index = firstOfBatches.get(String(known[0]?.id));
  if (index !== undefined) shop.today = new Date(new Date(known[0]?.published_at as Date | string).getTime() + ageOf(shop, index));

  const makerIds = range(0, makersAt(products - 1)).map((index) => maker(index)._id);
  const idsIn = async (table: 'makers' | 'sellers', ids: string[]) => {
    const { rows } = await database.execute(`select id from ${table} where id = any($1)`, [ids]);
    return new Set(rows.map((row) => String(row.id)));
  };
  await addInBatches(ctx, await idsIn('makers', makerIds), makerIds.length, async (tx, index) => {
    const { craft_: _, originIndex: __, sellerIndex: ___, priceFactor: ____, ...columns } = maker(index);
    await addMaker(tx, columns);
  });
  const sellerIds = sellers.map((seller) => seller._id);
  await addInBatches(ctx, await idsIn('sellers', sellerIds), sellers.length, async (tx, index) => {
    await addSeller(tx, sellers[index] as (typeof sellers)[number]);
  });

  await addNameFacets(ctx.db);

  const lastIds = batches.map((batch) => productIdAt(seed, batch.at(-1) as number));
  const complete = await findExistingProducts(ctx, lastIds);
  const open = batches.filter((_, index) => !complete.has(lastIds[index] as string));
  let present = products - open.reduce((sum, batch) => sum + batch.length, 0);
  let added = 0;
  options.onProgress?.(present);
  const concurrency = database.engine === 'pglite' ? 1 : writers;
  const batchesTogether = Math.min(maxBatchesTogether, Math.ceil(open.length / (4 * concurrency)));
  const write = async () => {
    while (open.length > 0) {
      const indexes = open.splice(0, batchesTogether).flat();
      // A smaller run may have ended inside this batch.
      const before = await findExistingProducts(
        ctx,
        indexes.map((index) => productIdAt(seed, index)),
      );
      const missing = indexes.map((index) => generateProduct(shop, index)).filter((product) => !before.has(product.id));
      // Before the transaction: the other writers bring the same terms and would wait until it commits.
      await addTermsOf(ctx.db, missing);
      await ctx.transaction(async (tx) => {
        await tx.db.execute(bulkSettings);
        await importProducts(tx, missing);
      });
      added += missing.length;
      present += indexes.length;
      options.onProgress?.(present);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: concurrency }, write));
  // Thrown after all writers have committed or rolled back.
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  if (added > 0) {
    await countSearchWords(ctx);
    await database.execute('vacuum (analyze)');
  }
  return added;
}
