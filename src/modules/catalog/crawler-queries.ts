import type { Connection, Statement } from '#platform/database/database.ts';
import type { FeedItem } from './feed-contract.ts';
import type { Pricing } from './product-contract.ts';

const sitemapBounds: Statement = {
  name: 'catalog.sitemap-bounds',
  text: `select product_id as id from (select product_id, row_number() over (order by product_id) - 1 as position from product_listings) l
    where position > 0 and position % $1::int = 0 order by product_id`,
};

/** Reads the first id of every page of `size` products but the first page: one walk over all ids. */
export async function readSitemapBounds(db: Connection, size: number): Promise<string[]> {
  return (await db.run<{ id: string }>(sitemapBounds, [size])).map(({ id }) => id);
}

export interface SitemapProduct {
  _id: string;
  slug: string;
  updatedAt: string;
}

// Both tables are bounded: the planner would read the other one from its beginning.
const sitemapPage = (name: string, isBounded: (id: string) => string): Statement => ({
  name,
  text: `select p.id as "_id", p.slug, to_char(p.updated_at at time zone 'utc', 'YYYY-MM-DD') as "updatedAt"
    from product_listings l join products p on p.id = l.product_id where ${isBounded('l.product_id')} and ${isBounded('p.id')} order by p.id`,
});
const pageBetween = sitemapPage('catalog.sitemap', (id) => `${id} >= $1 and ${id} < $2`);
const lastPage = sitemapPage('catalog.sitemap-end', (id) => `${id} >= $1`);

/** Reads the addresses of published products from one id up to another, or to the end, by id. */
export async function readSitemapPage(db: Connection, from: string, to: string | undefined): Promise<SitemapProduct[]> {
  return to === undefined ? db.run(lastPage, [from]) : db.run(pageBetween, [from, to]);
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
