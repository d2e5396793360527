import type { Connection, Statement } from '#platform/database/database.ts';
import type { FeedItem } from './feed-contract.ts';
import type { Pricing } from './product-contract.ts';

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
