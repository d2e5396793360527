import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recogniseDemoAccounts } from '#modules/accounts/end-demonstration.ts';
import { addCategory, addSubcategory } from '#modules/catalog/add-category.ts';
import { addProduct } from '#modules/catalog/add-product.ts';
import { addMaker } from '#modules/makers/add-maker.ts';
import { addMedia } from '#modules/media/add-media.ts';
import { addSeller } from '#modules/sellers/add-seller.ts';
import { type Context, createContext, type Services } from '#platform/context.ts';
import { root } from '#platform/root.ts';
import { demoAccounts } from '../src/server/demo-accounts.ts';
import { assertDemoDatabase } from './assert-demo-database.ts';
import { categories } from './data/categories.ts';
import { tagsOf } from './data/gift-tags.ts';
import { giLabel, sizeLabel } from './data/labels.ts';
import { makers } from './data/makers.ts';
import { products } from './data/products.ts';
import { sellers } from './data/sellers.ts';
import type { DemoMedia, DemoProduct } from './data/types.ts';
import { sampleTaxNumbers } from './sample-tax-numbers.ts';
import { seedAccounts } from './seed-accounts.ts';
import { seedCollections } from './seed-collections.ts';
import { seedOffers } from './seed-offers.ts';
import { seedStories } from './seed-stories.ts';

const dayMs = 86_400_000;
/** Products in one transaction: an interruption loses at most these, and the next start adds them. */
const batchSize = 20;
/** Locked until the transaction ends, so that nodes that start together add each product once. */
const seedLock = 'select pg_advisory_xact_lock(7331)';

const pictures: Record<string, DemoMedia> = JSON.parse(readFileSync(join(root, 'demo/media/index.json'), 'utf8'));

/** Identifiers of the rows that products refer to, by slug or name. */
interface SeedIds {
  subcategories: Map<string, string>;
  makers: Map<string, string>;
  sellers: Map<string, string>;
  /** By the photograph's file name. */
  media: Map<string, string>;
}

/**
 * Fills an empty shop by calling the use cases, in batches; the next start adds what an interruption left
 * out.
 * @throws {StartError} where the database is a real shop's
 * @returns how many products were added
 */
export async function seedDemoShop(services: Services): Promise<number> {
  const ctx = createContext(services, { requestId: 'demo-shop' });
  await recogniseDemoAccounts(ctx, demoAccounts);
  await assertDemoDatabase(ctx);
  await seedAccounts(ctx);
  const missing = await selectMissing(ctx, products);
  if (missing.length === 0) {
    await seedOffers(ctx);
    await seedStories(ctx);
    await seedCollections(ctx);
    return 0;
  }
  const ids = await ctx.transaction(addReferencedRows);
  const now = services.now();
  let added = 0;
  for (let first = 0; first < missing.length; first += batchSize) {
    await ctx.transaction(async (tx) => {
      await tx.db.execute(seedLock);
      const left = await selectMissing(tx, missing.slice(first, first + batchSize));
      for (const product of left) await addDemoProduct(tx, product, now, ids);
      added += left.length;
    });
  }
  await seedOffers(ctx);
  await seedStories(ctx);
  await seedCollections(ctx);
  return added;
}

async function selectMissing(ctx: Context, wanted: readonly DemoProduct[]): Promise<DemoProduct[]> {
  const { rows } = await ctx.db.execute('select slug from products where slug = any($1)', [wanted.map((product) => product.slug)]);
  const present = new Set(rows.map((row) => String(row.slug)));
  return wanted.filter((product) => !present.has(product.slug));
}

/** Finds the seller who keeps the page of a maker: the one who sells all of its products. */
function onlySellerOf(maker: string): string | undefined {
  const [only, ...others] = new Set(products.filter((product) => product.maker === maker).map(({ seller }) => seller));
  return others.length === 0 ? only : undefined;
}

/** Adds the rows that products refer to; existing ones stay as they are. */
async function addReferencedRows(ctx: Context): Promise<SeedIds> {
  await ctx.db.execute(seedLock);
  const ids: SeedIds = { subcategories: new Map(), makers: new Map(), sellers: new Map(), media: new Map() };
  for (const [name, picture] of Object.entries(pictures)) ids.media.set(name, await addMedia(ctx, picture));
  for (const [position, { subcategories, banner, ...category }] of categories.entries()) {
    const categoryId = await addCategory(ctx, { ...category, position, bannerId: requireId(ids.media, banner) });
    for (const [place, { banner: own, ...subcategory }] of subcategories.entries()) {
      const bannerId = requireId(ids.media, own);
      const id = await addSubcategory(ctx, { ...subcategory, categoryId, position: place, bannerId });
      ids.subcategories.set(`${category.slug}/${subcategory.slug}`, id);
    }
  }
  for (const seller of sellers) {
    const taxNumbers = sampleTaxNumbers({ ...seller, letters: seller.invoicePrefix });
    const { hindiName, ...columns } = seller;
    ids.sellers.set(seller.slug, await addSeller(ctx, { ...columns, ...taxNumbers, label: { en: seller.sellerName, hi: hindiName } }));
  }
  for (const maker of makers) {
    const sellerId = ids.sellers.get(onlySellerOf(maker.slug) ?? '');
    ids.makers.set(maker.slug, await addMaker(ctx, { ...maker, ...(sellerId ? { sellerId } : {}) }));
  }
  return ids;
}

function requireId(map: Map<string, string>, key: string): string {
  const id = map.get(key);
  if (!id) throw new Error(`the demo shop has no ${key}`);
  return id;
}

function addDemoProduct(ctx: Context, product: DemoProduct, now: Date, ids: SeedIds): Promise<string> {
  const inDays = (days: number | undefined) => (days === undefined ? undefined : new Date(now.getTime() + days * dayMs));
  return addProduct(ctx, {
    subcategoryId: requireId(ids.subcategories, `${product.category}/${product.subcategory}`),
    makerId: requireId(ids.makers, product.maker),
    sellerId: requireId(ids.sellers, product.seller),
    slug: product.slug,
    title: product.title,
    description: product.description,
    basePricePaise: product.pricePaise,
    discounts: (product.discounts ?? []).map((discount) => ({
      discountType: discount.discountType,
      value: discount.value,
      startsAt: inDays(discount.startsInDays),
      validUntil: inDays(discount.endsInDays),
    })),
    unit: product.unit,
    materials: product.materials,
    technique: product.technique,
    region: product.region,
    giName: product.giName,
    giLabel: giLabel(product.giName),
    care: product.care,
    dimensions: product.dimensions,
    weightGrams: product.weightGrams,
    sizeTable: product.sizeTable,
    hsn: product.hsn,
    taxEntry: product.taxEntry,
    countryOfOrigin: 'IN',
    leadTimeDays: product.leadTimeDays,
    oneOfAKind: product.oneOfAKind ?? false,
    variation: product.variation,
    media: product.photos.map(({ file, alt, color }) => ({ mediaId: requireId(ids.media, file), alt, color: color?.en })),
    variants: product.variants.flatMap((variant, colorIndex) =>
      variant.sizes.map((size, sizeIndex) => ({
        sku: `${product.slug}-${colorIndex + 1}${sizeIndex + 1}`.toUpperCase(),
        colorName: variant.color,
        size: size.size,
        sizeLabel: sizeLabel(size.size),
        available: size.stock,
        priceDeltaPaise: size.priceDeltaPaise ?? 0,
      })),
    ),
    publishedAt: new Date(`${product.listedOn}T06:30:00Z`),
    tags: tagsOf(product.slug),
  });
}
