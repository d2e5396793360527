import { eq, sql } from 'drizzle-orm';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { Localized } from '#shared/localized.ts';
import type { ProductBody, ProductChoices, ProductState, ShopProduct, ShopProductRow } from './shop-contract.ts';
import { products } from './tables.ts';

const row = `jsonb_build_object('_id', p.id, 'slug', p.slug, 'title', p.title, 'state', p.state, 'version', p.version,
      'basePricePaise', p.base_price_paise, 'units', (select coalesce(sum(v.available), 0) from variants v where v.product_id = p.id and v.retired_at is null))`;

const variantsOf = `(select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('_id', v.id, 'sku', v.sku,
        'color', v.color_name, 'size', v.size, 'sizeLabel', v.size_label, 'priceDeltaPaise', v.price_delta_paise, 'units', v.available))
        order by v.position), '[]') from variants v where v.product_id = p.id and v.retired_at is null)`;

const page: Statement = {
  name: 'catalog.products-of-shop',
  text: `select ${row} as product from products p where p.seller_id = $1 and ($2::text is null or p.state = $2) and p.id > $3
    order by p.id limit $4`,
};

/** Reads a page of a seller's products in the order of their ids. */
export async function readProductsOfShop(
  db: Connection,
  { sellerId, state, after, limit }: { sellerId: string; state?: ProductState | undefined; after?: string | undefined; limit: number },
): Promise<ShopProductRow[]> {
  const rows = await db.run<{ product: ShopProductRow }>(page, [sellerId, state ?? null, after ?? '', limit]);
  return rows.map(({ product }) => product);
}

const counts: Statement = {
  name: 'catalog.counts-of-shop',
  text: 'select state, count(*)::int as count from products where seller_id = $1 group by state',
};

export async function countProductsOfShop(db: Connection, sellerId: string): Promise<Record<ProductState, number>> {
  const rows = await db.run<{ state: ProductState; count: number }>(counts, [sellerId]);
  return { draft: 0, published: 0, retired: 0, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

const one: Statement = {
  name: 'catalog.product-of-shop',
  text: `select ${row} || jsonb_build_object('variants', ${variantsOf}) as product
    from products p where p.id = $2 and p.seller_id = $1`,
};

/** Reads a product of a seller; undefined where the seller has no such product. */
export async function readShopProduct(db: Connection, sellerId: string, productId: string): Promise<ShopProduct | undefined> {
  return (await db.run<{ product: ShopProduct }>(one, [sellerId, productId]))[0]?.product;
}

/** SQL of what a seller says about the product `p`, as a form shows it. */
export const bodyOfProduct = `jsonb_strip_nulls(jsonb_build_object('title', p.title, 'description', p.description, 'subcategoryId', p.subcategory_id, 'makerId', p.maker_id,
      'materials', p.materials, 'technique', p.technique, 'region', p.region, 'giMark', p.gi_claim, 'care', p.care, 'variation', p.variation, 'hsn', p.hsn, 'taxEntry', p.tax_entry,
      'basePricePaise', p.base_price_paise, 'leadTimeDays', p.lead_time_days, 'oneOfAKind', p.one_of_a_kind, 'dimensions', p.dimensions,
      'weightGrams', p.weight_grams, 'variants', ${variantsOf}))`;

const body: Statement = {
  name: 'catalog.body-of-product',
  text: `select ${bodyOfProduct} as body from products p where p.id = $2 and p.seller_id = $1`,
};

/** Reads what a seller says about a product. */
export async function readProductBody(db: Connection, sellerId: string, productId: string): Promise<ProductBody | undefined> {
  return (await db.run<{ body: ProductBody }>(body, [sellerId, productId]))[0]?.body;
}

const lock: Statement = {
  name: 'catalog.lock-product-of-shop',
  text: `select state, version, hsn, tax_entry as "taxEntry", base_price_paise as "basePricePaise" from products
    where id = $2 and seller_id = $1 for update`,
};

export interface LockedProduct {
  state: ProductState;
  version: number;
  hsn: string;
  taxEntry: string | null;
  basePricePaise: number;
}

/** Locks a product of a seller until the transaction ends. */
export async function lockShopProduct(db: Connection, sellerId: string, productId: string): Promise<LockedProduct | undefined> {
  return (await db.run<LockedProduct>(lock, [sellerId, productId]))[0];
}

/** Changes the price or the state of a product, which is locked. */
export async function updateProduct(
  db: Connection,
  productId: string,
  change: Partial<Pick<typeof products.$inferInsert, 'basePricePaise' | 'state'>>,
): Promise<void> {
  await db.orm.update(products).set(change).where(eq(products.id, productId));
}

/** Counts a change of a product, which is locked. */
export async function bumpVersion(db: Connection, productId: string, now: Date): Promise<void> {
  await db.orm
    .update(products)
    .set({ version: sql`${products.version} + 1`, updatedAt: now })
    .where(eq(products.id, productId));
}

const tags: Statement = {
  name: 'catalog.tags-of-product',
  text: `select unnest(array['product:' || p.id, 'subcategory:' || p.subcategory_id, 'category:' || s.category_id, 'maker:' || p.maker_id,
      'seller:' || p.seller_id]) as tag from products p join subcategories s on s.id = p.subcategory_id where p.id = any($1)`,
};

/** Reads the cache tags of answers that show these products, or would if they were listed. */
export async function readTagsOfRows(db: Connection, ids: readonly string[]): Promise<string[]> {
  return (await db.run<{ tag: string }>(tags, [ids])).map(({ tag }) => tag);
}

const setCount: Statement = {
  name: 'catalog.set-count',
  text: `with locked as materialized (select v.id, v.product_id, v.available from variants v
      where v.id = $3 and v.product_id = $2 and v.seller_id = $1 and v.retired_at is null for no key update of v),
    moved as (insert into stock_movements (variant_id, qty, reason) select id, $5::int - available, 'adjust' from locked
      where available = $4::int and available <> $5::int),
    done as (update variants v set available = $5::int from locked l where v.id = l.id and l.available = $4::int returning v.id)
    select l.id as "variantId", l.product_id as "productId", l.available as before, exists (select from done) as done from locked l`,
};

/** Sets the count of a variant where it is still `seen`; undefined where the seller has no such variant. */
export async function setCountRow(
  db: Connection,
  { sellerId, productId, variantId, seen, units }: { sellerId: string; productId: string; variantId: string; seen: number; units: number },
): Promise<{ variantId: string; productId: string; before: number; done: boolean } | undefined> {
  return (
    await db.run<{ variantId: string; productId: string; before: number; done: boolean }>(setCount, [
      sellerId,
      productId,
      variantId,
      seen,
      units,
    ])
  )[0];
}

const titles: Statement = {
  name: 'catalog.titles-of-shop',
  text: 'select id, title from products where seller_id = $1 and id = any($2)',
};

export async function readTitles(db: Connection, sellerId: string, ids: readonly string[]): Promise<{ id: string; title: Localized }[]> {
  return db.run(titles, [sellerId, [...ids]]);
}

const waiting: Statement = {
  name: 'catalog.waiting-products',
  text: `update products set state = 'published', published_at = $2, updated_at = $2, version = version + 1 where seller_id = $1 and state = 'draft' returning id`,
};

/** Publishes the approved products of a seller. @returns their ids */
export async function publishWaitingRows(db: Connection, sellerId: string, now: Date): Promise<string[]> {
  return (await db.run<{ id: string }>(waiting, [sellerId, now])).map(({ id }) => id);
}

const choices: Statement = {
  name: 'catalog.product-choices',
  text: `select (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('value', s.id, 'label', s.name, 'category', c.name,
        'hsn', (select p.hsn from products p where p.subcategory_id = s.id and p.state = 'published' group by p.hsn order by count(*) desc, p.hsn limit 1)))
        order by c.position, s.position), '[]') from subcategories s join categories c on c.id = s.category_id) as subcategories,
    (select coalesce(jsonb_agg(jsonb_build_object('value', m.id, 'label', m.name) order by m.slug), '[]') from makers m) as makers,
    ${['material', 'technique', 'region']
      .map(
        (kind) =>
          `(select coalesce(jsonb_agg(jsonb_build_object('value', t.slug, 'label', t.label) order by t.slug), '[]') from terms t where t.kind = '${kind}') as ${kind}s`,
      )
      .join(', ')},
    (select coalesce(jsonb_agg(jsonb_build_object('value', g.slug, 'label', jsonb_build_object('en', g.name)) order by g.slug), '[]') from gi_marks g) as "giMarks"`,
};

export async function readProductChoices(db: Connection): Promise<ProductChoices> {
  const [row] = await db.run<ProductChoices>(choices, []);
  return row ?? { subcategories: [], makers: [], materials: [], techniques: [], regions: [], giMarks: [] };
}

const idsOfShop: Statement = {
  name: 'catalog.product-ids-of-shop',
  text: 'select id from products where seller_id = $1 and id > $2 order by id limit $3',
};

/** Reads ids of products of a shop in their order. */
export async function readProductIdsOfShop(db: Connection, sellerId: string, after: string, limit: number): Promise<string[]> {
  return (await db.run<{ id: string }>(idsOfShop, [sellerId, after, limit])).map(({ id }) => id);
}

const unknownPicks: Statement = {
  name: 'catalog.unknown-picks',
  text: `select f.field from (values ('subcategoryId', not exists (select from subcategories where id = $1)),
      ('makerId', not exists (select from makers where id = $2)),
      ('materials', exists (select from unnest($3::text[]) m (slug) where not exists (select from terms t where t.kind = 'material' and t.slug = m.slug))),
      ('technique', $4::text is not null and not exists (select from terms where kind = 'technique' and slug = $4)),
      ('giMark', $6::text is not null and not exists (select from gi_marks where slug = $6)),
      ('region', $5::text is not null and not exists (select from terms where kind = 'region' and slug = $5))) f (field, wrong) where f.wrong`,
};

/** Names the fields whose picks do not exist. */
export async function readUnknownPicks(
  db: Connection,
  picks: {
    subcategoryId: string;
    makerId: string;
    materials: readonly string[];
    technique?: string | undefined;
    region?: string | undefined;
    giMark?: string | undefined;
  },
): Promise<string[]> {
  const { subcategoryId, makerId, materials, technique, region, giMark } = picks;
  const rows = await db.run<{ field: string }>(unknownPicks, [
    subcategoryId,
    makerId,
    materials,
    technique ?? null,
    region ?? null,
    giMark ?? null,
  ]);
  return rows.map(({ field }) => field);
}
