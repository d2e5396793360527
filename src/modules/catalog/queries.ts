import type { OfferingSeller } from '#modules/ledger/supply-rules.ts';
import { offerFactsOf } from '#modules/sellers/calendar-columns.ts';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { Discount } from '#shared/discounts.ts';
import type { Category, FeedItem, Pricing, ProductCard, ProductSummary, Sort, Subcategory, Variant } from './contract.ts';
import type { RelatedTraits } from './related-rules.ts';
import { type Selection, selectionConditions } from './selection-queries.ts';

/** SQL that makes a `picture` of a `media` row. */
const pictureOf = (row: string, alt: string) =>
  `jsonb_build_object('url', '/media/' || ${row}.content_hash || '/' || ${row}.widths[array_upper(${row}.widths, 1)] || '.webp',
    'base', '/media/' || ${row}.content_hash, 'widths', to_jsonb(${row}.widths), 'width', ${row}.width, 'height', ${row}.height,
    'placeholder', ${row}.placeholder, 'kind', ${row}.kind, 'alt', ${alt})`;

const bannerOf = (row: string, name: string) => `case when ${row}.id is not null then ${pictureOf(row, name)} end`;

export interface CategoryRow extends Category {
  subcategories: Subcategory[];
}

const categoryTree: Statement = {
  name: 'catalog.categories',
  text: `select jsonb_strip_nulls(jsonb_build_object('_id', c.id, 'slug', c.slug, 'name', c.name, 'description', c.description,
      'banner', ${bannerOf('b', 'c.name')},
      'subcategories', (select coalesce(jsonb_agg(jsonb_build_object('_id', s.id, 'slug', s.slug, 'name', s.name, 'description', s.description,
          'banner', ${bannerOf('sb', 's.name')}) order by s.position), '[]')
        from subcategories s left join media sb on sb.id = s.banner_id and sb.state = 'ready' where s.category_id = c.id))) as category
    from categories c left join media b on b.id = c.banner_id and b.state = 'ready'
    where $1::text is null or c.slug = $1
    order by c.position`,
};

/** Reads categories in shop order with their subcategories; only one when `slug` is given. */
export async function readCategories(db: Connection, slug: string | null): Promise<CategoryRow[]> {
  const rows = await db.run<{ category: CategoryRow }>(categoryTree, [slug]);
  return rows.map((row) => row.category);
}

const categoryOfSubcategory: Statement = { name: 'catalog.subcategory-known', text: 'select category_id from subcategories where id = $1' };

/** Reads the category of a subcategory; undefined where there is no such subcategory. */
export async function readCategoryOfSubcategory(db: Connection, subcategoryId: string): Promise<string | undefined> {
  return (await db.run<{ category_id: string }>(categoryOfSubcategory, [subcategoryId]))[0]?.category_id;
}

/**
 * A product of the read model as lists show it. A trigger keeps `variants` in step with stock; see
 * migrations/0003_listing_answers.sql.
 */
export interface SummaryRow {
  summary: Omit<ProductSummary, 'variants'>;
  variants: Variant[];
}

/** `given`: in the order of `ids`. */
export type ListOrder = Sort | 'given';

export interface ListingFilter extends Selection {
  subcategoryId?: string | undefined;
  categorySlug?: string | undefined;
  makerId?: string | undefined;
  sellerId?: string | undefined;
  except?: string | undefined;
  inStock?: boolean | undefined;
  onSale?: boolean | undefined;
  madeToOrder?: boolean | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  material?: string | undefined;
  sort: ListOrder;
  /** Values of the sort columns in the last row of the previous page, as text. */
  after?: readonly string[] | undefined;
  limit: number;
}

/**
 * Sort columns, their types and direction; the last one makes the order total.
 * Every list has an index in this order.
 */
const sortOrders: Record<Sort, { columns: string[]; types: string[]; direction: 'asc' | 'desc' }> = {
  featured: { columns: ['featured', 'published_at', 'product_id'], types: ['smallint', 'timestamptz', 'text'], direction: 'desc' },
  newest: { columns: ['published_at', 'product_id'], types: ['timestamptz', 'text'], direction: 'desc' },
  'price-up': { columns: ['price_paise', 'product_id'], types: ['bigint', 'text'], direction: 'asc' },
  'price-down': { columns: ['price_paise', 'product_id'], types: ['bigint', 'text'], direction: 'desc' },
};

/** @param select columns; `cursor` stands for the values of the sort columns */
function listingSql(filter: ListingFilter, select: string): { statement: Statement; values: unknown[] } {
  const values: unknown[] = [];
  const put = (value: unknown) => `$${values.push(value)}`;
  const where: string[] = [];
  if (filter.subcategoryId !== undefined) where.push(`l.subcategory_id = ${put(filter.subcategoryId)}`);
  if (filter.categorySlug !== undefined) where.push(`l.category_id = (select id from categories where slug = ${put(filter.categorySlug)})`);
  if (filter.makerId !== undefined) where.push(`l.maker_id = ${put(filter.makerId)}`);
  if (filter.sellerId !== undefined) where.push(`l.seller_id = ${put(filter.sellerId)}`);
  if (filter.except !== undefined) where.push(`l.product_id <> ${put(filter.except)}`);
  if (filter.inStock !== undefined) where.push(`l.in_stock = ${put(filter.inStock)}`);
  // Written out, so that the index of the offers serves it.
  if (filter.onSale !== undefined) where.push(filter.onSale ? 'l.on_sale' : 'not l.on_sale');
  if (filter.madeToOrder !== undefined) where.push(`l.made_to_order = ${put(filter.madeToOrder)}`);
  if (filter.minPrice !== undefined) where.push(`l.price_paise >= ${put(filter.minPrice)}`);
  if (filter.maxPrice !== undefined) where.push(`l.price_paise <= ${put(filter.maxPrice)}`);
  if (filter.material !== undefined) where.push(`l.materials @> array[${put(filter.material)}]`);
  where.push(...selectionConditions(filter, put));
  const { types, direction, ...order } =
    filter.sort === 'given' ? { columns: [], types: ['integer'], direction: 'asc' } : sortOrders[filter.sort];
  const columns =
    filter.sort === 'given'
      ? [`array_position(${put(filter.ids ?? [])}::text[], l.product_id)`]
      : order.columns.map((column) => `l.${column}`);
  if (filter.after) {
    const bounds = filter.after.map((value, index) => `${put(value)}::text::${types[index]}`);
    where.push(`(${columns.join(', ')}) ${direction === 'asc' ? '>' : '<'} (${bounds.join(', ')})`);
  }
  const cursor = `json_build_array(${columns.map((column) => `${column}::text`).join(', ')})::text as cursor`;
  const text = `select ${select.replace(/\bcursor$/, cursor)}
    from product_listings l ${where.length > 0 ? `where ${where.join(' and ')}` : ''}
    order by ${columns.map((column) => `${column} ${direction}`).join(', ')} limit ${put(filter.limit)}`;
  return { statement: { name: statementName(text), text }, values };
}

/**
 * One name for each shape of list. There are a few hundred shapes at most, since values never enter the text.
 */
const statementNames = new Map<string, string>();
function statementName(text: string): string {
  const known = statementNames.get(text);
  if (known) return known;
  const name = `catalog.list.${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}

const firstOfEachSubcategory: Statement = {
  name: 'catalog.first-of-each-subcategory',
  text: `select s.id as "subcategoryId", p.summary, p.variants from subcategories s
    cross join lateral (select l.summary, l.variants, row_number() over () as place from product_listings l
      where l.subcategory_id = s.id order by l.featured desc, l.published_at desc, l.product_id desc limit $1) p
    order by s.id, p.place`,
};

/** Reads the first `limit` products of every subcategory. */
export async function readFirstOfEachSubcategory(db: Connection, limit: number): Promise<(SummaryRow & { subcategoryId: string })[]> {
  return db.run(firstOfEachSubcategory, [limit]);
}

export interface WishlistCardRow {
  card: ProductCard;
  inStock: boolean;
  onlyVariant: { _id: string; stock: number } | null;
}

const wishlistCardsByIds: Statement = {
  name: 'catalog.kept-by-ids',
  text: `select l.card, v."inStock", v."onlyVariant"
    from unnest($1::text[]) with ordinality as wanted (id, place)
    join product_listings l on l.product_id = wanted.id
    cross join lateral (select coalesce(bool_or(available > 0), false) as "inStock",
        case when count(*) = 1 then jsonb_build_object('_id', min(id), 'stock', min(available)) end as "onlyVariant"
      from variants where product_id = l.product_id and retired_at is null) v
    order by wanted.place`,
};

/** Reads published products in the order of `ids`, with live stock. */
export async function readWishlistCardsByIds(db: Connection, ids: readonly string[]): Promise<WishlistCardRow[]> {
  return db.run(wishlistCardsByIds, [ids]);
}

export interface RelatedRow extends RelatedTraits {
  card: ProductCard;
}

const traits = 'l.maker_id as "makerId", l.subcategory_id as "subcategoryId", p.technique, l.card';

const traitsById: Statement = {
  name: 'catalog.traits',
  text: `select ${traits} from product_listings l join products p on p.id = l.product_id where l.product_id = $1`,
};

/** Reads the traits of a product for comparison; undefined for an unknown or unpublished one. */
export async function readTraits(db: Connection, id: string): Promise<RelatedRow | undefined> {
  return (await db.run<RelatedRow>(traitsById, [id]))[0];
}

/** The first products in stock of a list, by the list's own index. */
const firstInStock = (column: string, count: number) =>
  `(select l.product_id, l.featured, l.published_at from product_listings l
      where l.${column} = wanted.${column} and l.in_stock and l.product_id <> wanted.product_id
      order by l.featured desc, l.published_at desc, l.product_id desc limit ${count})`;

const relatedTo: Statement = {
  name: 'catalog.related',
  text: `select ${traits} from product_listings wanted
    cross join lateral (${firstInStock('subcategory_id', 40)} union ${firstInStock('maker_id', 20)} union ${firstInStock('category_id', 60)}) c
    join product_listings l on l.product_id = c.product_id join products p on p.id = l.product_id
    where wanted.product_id = $1
    order by c.featured desc, c.published_at desc, c.product_id desc`,
};

/**
 * Reads at most 120 products in stock of the same subcategory, maker or category:
 * the cost does not grow with the catalogue.
 */
export async function readRelated(db: Connection, id: string): Promise<RelatedRow[]> {
  return db.run(relatedTo, [id]);
}

/** A card, a summary or a product, the last two without their `variants`, as the text that goes out. */
export interface AnswerText {
  id: string;
  text: string;
  variants?: string;
  /** When a discount begins or ends next, in epoch milliseconds. */
  until: number | null;
  /** JSON of the values of the sort columns, parsed for the last row of a page alone. */
  cursor: string;
}

// A number: a driver takes longer for a date than for the rest of a row.
const untilMs = '(extract(epoch from l.price_until) * 1000)::float8 as until';
const productText = `l.product_id as id, ${untilMs}, l.product_answer as text, l.variants::text as variants`;
const summaryText = `l.product_id as id, ${untilMs}, l.summary_answer as text, l.variants::text as variants`;
const cardText = `l.product_id as id, ${untilMs}, l.card_answer as text`;

// A product that cannot be sold now keeps its page; nothing of it is in stock there.
const productTextById: Statement = {
  name: 'catalog.product-text',
  text: `select ${productText} from product_listings l where l.product_id = $1
    union all
    select u.product_id, null, (u.document || '{"unavailable": true}')::text,
      coalesce((select json_agg(v::jsonb || '{"stock": 0}')::text from json_array_elements(variants_answer(u.product_id)) v), '[]')
    from unlisted_products u where u.product_id = $1`,
};

export async function readProductText(db: Connection, id: string): Promise<Omit<AnswerText, 'cursor'> | undefined> {
  return (await db.run<AnswerText>(productTextById, [id]))[0];
}

const textByIds = (columns: string) => `select ${columns} from unnest($1::text[]) with ordinality as wanted (id, place)
    join product_listings l on l.product_id = wanted.id order by wanted.place`;
const textsByIds = {
  products: { name: 'catalog.products-text-by-ids', text: textByIds(summaryText) },
  cards: { name: 'catalog.cards-text-by-ids', text: textByIds(cardText) },
} satisfies Record<string, Statement>;

/** Published products in the order of `ids`. */
export async function readTextByIds(db: Connection, ids: readonly string[], what: 'products' | 'cards'): Promise<AnswerText[]> {
  return db.run(textsByIds[what], [ids]);
}

export async function readListText(db: Connection, filter: ListingFilter, what: 'products' | 'cards'): Promise<AnswerText[]> {
  const { statement, values } = listingSql(filter, `${what === 'products' ? summaryText : cardText}, cursor`);
  return db.run(statement, values);
}

/** Reads the identifiers alone, which the index of the order has. */
export async function readListIds(db: Connection, filter: ListingFilter): Promise<string[]> {
  const { statement, values } = listingSql(filter, 'l.product_id as id');
  return (await db.run<{ id: string }>(statement, values)).map((row) => row.id);
}

export interface PriceFacts {
  id: string;
  hsn: string;
  taxEntry: string | null;
  madeToOrder: boolean;
  seller: OfferingSeller;
  basePricePaise: number;
  discounts: { discountType: 'percentage' | 'fixed'; value: number; startsAt: string | null; validUntil: string | null }[];
}

const priceFacts: Statement = {
  name: 'catalog.price-facts',
  text: `select p.id, p.hsn, p.tax_entry as "taxEntry", p.lead_time_days is not null as "madeToOrder", ${offerFactsOf('s')} as seller, p.base_price_paise + coalesce((select min(v.price_delta_paise) from variants v where v.product_id = p.id and v.retired_at is null), 0) as "basePricePaise",
      coalesce((select jsonb_agg(jsonb_build_object('discountType', d.discount_type,
        'value', case when d.discount_type = 'percentage' then d.value / 100.0 else d.value end,
        'startsAt', d.starts_at, 'validUntil', d.valid_until) order by d.position)
        from product_discounts d where d.product_id = p.id), '[]') as discounts
    from products p join sellers s on s.id = p.seller_id where p.id = any($1) and p.state = 'published'`,
};

export async function readPriceFacts(db: Connection, ids: readonly string[]): Promise<PriceFacts[]> {
  return db.run(priceFacts, [ids]);
}

const listedPrices: Statement = {
  name: 'catalog.listed-prices',
  text: 'select product_id as id, price_paise as "pricePaise" from product_listings where product_id = any($1)',
};

/** Reads the prices that listings show, by product; products without a listing are left out. */
export async function readListedPrices(db: Connection, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.run<{ id: string; pricePaise: number }>(listedPrices, [ids]);
  return new Map(rows.map(({ id, pricePaise }) => [id, Number(pricePaise)]));
}

const term = (kind: string, slug: string) =>
  `(select jsonb_build_object('slug', t.slug, 'label', t.label) from terms t where t.kind = '${kind}' and t.slug = ${slug})`;

const sellerOf = `jsonb_strip_nulls(jsonb_build_object('_id', se.id, 'slug', se.slug, 'sellerName', se.seller_name, 'label', se.label,
          'verified', se.verified))`;

const removeUnpublished: Statement = {
  name: 'catalog.listings-remove',
  text: `delete from product_listings where product_id = any($1) and product_id not in (select id from products where id = any($1) and state = 'published')`,
};

const upsertListings: Statement = {
  name: 'catalog.listings-upsert',
  text: `insert into product_listings (product_id, category_id, subcategory_id, maker_id, seller_id, price_paise, price_until, on_sale, in_stock,
      made_to_order, materials, featured, published_at, card, summary, document, variants)
    select p.id, s.category_id, p.subcategory_id, p.maker_id, p.seller_id, f.price, f.until::timestamptz, f.price < f.base, v.total > 0,
      p.lead_time_days is not null, p.materials, (case when v.total > 0 then 2 else 0 end + case when gallery.pictures #>> '{0,kind}' = 'photo' then 1 else 0 end)::smallint,
      p.published_at,
      jsonb_strip_nulls(jsonb_build_object('_id', p.id, 'slug', p.slug, 'title', p.title,
        'image', (gallery.pictures -> 0) - array['url', 'alt', 'kind', 'color'], 'pricing', price.pricing || jsonb_build_object('basePrice', f.base),
        'priceVaries', v.prices > 1, 'maker', m.name, 'colors', nullif(greatest(v.colors, 1), 1), 'place', coalesce(${term('region', 'p.region')} -> 'label', m.place), 'inStock', v.total > 0,
        'oneOfAKind', p.one_of_a_kind, 'madeToOrder', p.lead_time_days is not null)),
      jsonb_build_object('_id', p.id, 'slug', p.slug, 'title', p.title, 'description', jsonb_build_object('en', p.description -> 'en'),
        'media', coalesce(jsonb_path_query_array(gallery.pictures, '$[0]'), '[]'), 'pricing', price.pricing,
        'category', jsonb_build_object('slug', c.slug, 'name', c.name),
        'seller', ${sellerOf},
        'maker', jsonb_build_object('_id', m.id, 'slug', m.slug, 'name', m.name, 'place', m.place),
        'unit', coalesce(p.unit ->> 'en', '1 unit')),
      jsonb_strip_nulls(jsonb_build_object('_id', p.id, 'slug', p.slug, 'title', p.title, 'description', p.description,
        'media', coalesce(gallery.pictures, '[]'), 'pricing', price.pricing,
        'category', jsonb_build_object('slug', c.slug, 'name', c.name),
        'subcategory', jsonb_build_object('_id', s.id, 'slug', s.slug, 'name', s.name),
        'seller', ${sellerOf},
        'maker', jsonb_build_object('_id', m.id, 'slug', m.slug, 'name', m.name, 'place', m.place),
        'unit', coalesce(p.unit ->> 'en', '1 unit'), 'unitName', coalesce(p.unit, '{"en": "1 unit", "hi": "1 पीस"}'),
        'materials', coalesce((select jsonb_agg(jsonb_build_object('slug', t.slug, 'label', t.label) order by array_position(p.materials, t.slug)) from terms t
          where t.kind = 'material' and t.slug = any(p.materials)), '[]'),
        'technique', ${term('technique', 'p.technique')}, 'region', ${term('region', 'p.region')}, 'giName', p.gi_name, 'giLabel', p.gi_label, 'care', p.care,
        'dimensions', p.dimensions, 'weightGrams', p.weight_grams, 'sizeTable', p.size_table, 'hsn', p.hsn, 'countryOfOrigin', p.country_of_origin,
        'leadTimeDays', p.lead_time_days, 'oneOfAKind', p.one_of_a_kind, 'variation', p.variation,
        'publishedAt', to_char(p.published_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))),
      variants_answer(p.id)
    from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[]) as f (id, base, price, until, discounts)
    join products p on p.id = f.id and p.state = 'published'
    join subcategories s on s.id = p.subcategory_id
    join categories c on c.id = s.category_id
    join makers m on m.id = p.maker_id
    join sellers se on se.id = p.seller_id
    cross join lateral (select coalesce(sum(available), 0) as total, count(distinct price_delta_paise) as prices, count(distinct color) as colors from variants where product_id = p.id and retired_at is null) v
    cross join lateral (select jsonb_build_object('currency', 'INR', 'basePrice', p.base_price_paise, 'discounts', f.discounts::jsonb) as pricing) price
    left join lateral (select jsonb_agg(${pictureOf('mm', 'x.alt')} || jsonb_strip_nulls(jsonb_build_object('color', x.color)) order by x.position) as pictures from product_media x
      join media mm on mm.id = x.media_id and mm.state = 'ready' where x.product_id = p.id) gallery on true
    on conflict (product_id) do update set category_id = excluded.category_id, subcategory_id = excluded.subcategory_id,
      maker_id = excluded.maker_id, seller_id = excluded.seller_id, price_paise = excluded.price_paise, price_until = excluded.price_until,
      on_sale = excluded.on_sale, in_stock = excluded.in_stock, made_to_order = excluded.made_to_order, materials = excluded.materials,
      featured = excluded.featured, published_at = excluded.published_at, card = excluded.card, summary = excluded.summary,
      document = excluded.document,
      variants = excluded.variants`,
};

export interface ListingPrice {
  id: string;
  basePaise: number;
  pricePaise: number;
  /** ISO 8601 UTC; null where no discount begins or ends any more. */
  until: string | null;
  discounts: Discount[];
}

/**
 * Rebuilds the read model of these products from their rows and the given prices; removes unpublished ones.
 */
export async function writeListings(db: Connection, ids: readonly string[], prices: readonly ListingPrice[]): Promise<void> {
  await db.run(removeUnpublished, [ids]);
  await db.run(upsertListings, [
    prices.map((price) => price.id),
    prices.map((price) => price.basePaise),
    prices.map((price) => price.pricePaise),
    prices.map((price) => price.until),
    prices.map((price) => JSON.stringify(price.discounts)),
  ]);
}

const dueForRepricing: Statement = {
  name: 'catalog.due-for-repricing',
  text: 'select product_id as id from product_listings where price_until <= $1 order by price_until limit $2',
};

/** Reads products whose price changes because a discount began or ended by `now`. */
export async function readDueForRepricing(db: Connection, now: Date, limit: number): Promise<string[]> {
  return (await db.run<{ id: string }>(dueForRepricing, [now.toISOString(), limit])).map((row) => row.id);
}

const tagsOfProducts: Statement = {
  name: 'catalog.tags-of-products',
  text: `select distinct unnest(array['product:' || product_id, 'subcategory:' || subcategory_id, 'category:' || category_id,
      'maker:' || maker_id, 'seller:' || seller_id]) as tag
    from (select product_id, subcategory_id, category_id, maker_id, seller_id from product_listings where product_id = any($1)
      union all select p.id, p.subcategory_id, s.category_id, p.maker_id, p.seller_id from unlisted_products u
        join products p on p.id = u.product_id join subcategories s on s.id = p.subcategory_id where u.product_id = any($1)) shown`,
};

/** Reads the cache tags of answers that show these products. */
export async function readTagsOfProducts(db: Connection, ids: readonly string[]): Promise<string[]> {
  return (await db.run<{ tag: string }>(tagsOfProducts, [ids])).map((row) => row.tag);
}

const countListings: Statement = { name: 'catalog.count', text: 'select count(*) as total from product_listings' };

const sitemapPage: Statement = {
  name: 'catalog.sitemap',
  text: `select p.id as "_id", p.slug, to_char(p.updated_at at time zone 'utc', 'YYYY-MM-DD') as "updatedAt"
    from (select product_id from product_listings order by product_id offset $1 limit $2) l join products p on p.id = l.product_id order by p.id`,
};

export async function readSitemapPage(
  db: Connection,
  page: number,
  size: number,
): Promise<{ pages: number; products: { _id: string; slug: string; updatedAt: string }[] }> {
  const [count] = await db.run<{ total: number }>(countListings, []);
  return { pages: Math.ceil((count?.total ?? 0) / size), products: await db.run(sitemapPage, [page * size, size]) };
}

export interface FeedRow extends Omit<FeedItem, 'basePricePaise' | 'pricePaise' | 'saleUntil'> {
  pricing: Pricing;
}

const feedPage: Statement = {
  name: 'catalog.feed',
  text: `select l.product_id as "_id", d ->> 'slug' as slug, d -> 'title' as title, d -> 'description' as description,
      d #>> '{media,0,url}' as image, jsonb_path_query_array(d, '$.media[1 to 10].url') as pictures, d #> '{maker,name}' as "makerName",
      d -> 'category' as category, d #> '{subcategory,name}' as subcategory, l.card -> 'pricing' as pricing, l.in_stock as "inStock",
      (d ->> 'leadTimeDays')::int as "leadTimeDays", jsonb_path_query_array(d, '$.materials[*].label') as materials
    from (
      -- unpacked once, and not for each of its parts
      select product_id, document || '{}' as d, card, in_stock from product_listings where product_id > $1 order by product_id limit $2) l
    order by l.product_id`,
};

/** Reads published products after an id, by id. */
export async function readFeedPage(db: Connection, after: string, limit: number): Promise<FeedRow[]> {
  return db.run(feedPage, [after, limit]);
}
