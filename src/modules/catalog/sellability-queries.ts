import type { OfferingSeller, UnlistedReason } from '#modules/ledger/supply-rules.ts';
import { offerFactsOf } from '#modules/sellers/calendar-columns.ts';
import type { Connection, Statement } from '#platform/database/database.ts';

const listAgain: Statement = { name: 'catalog.list-again', text: 'delete from unlisted_products where product_id = any($1)' };

const unlist: Statement = {
  name: 'catalog.unlist',
  text: `with gone as (delete from product_listings where product_id = any($1) returning product_id, seller_id, card, document)
    insert into unlisted_products (product_id, reason, seller_id, card, document)
    select g.product_id, w.reason, g.seller_id, g.card || '{"inStock": false}', g.document
    from gone g join unnest($1::text[], $2::text[]) as w (id, reason) on w.id = g.product_id
    on conflict (product_id) do update set reason = excluded.reason, seller_id = excluded.seller_id, card = excluded.card,
      document = excluded.document`,
};

/** Takes products that cannot be sold out of all lists; the other ones of `ids` are listed. */
export async function writeUnlisted(
  db: Connection,
  ids: readonly string[],
  unlisted: readonly { id: string; reason: UnlistedReason }[],
): Promise<void> {
  const gone = new Set(unlisted.map(({ id }) => id));
  await db.run(listAgain, [ids.filter((id) => !gone.has(id))]);
  if (unlisted.length > 0) await db.run(unlist, [unlisted.map(({ id }) => id), unlisted.map(({ reason }) => reason)]);
}

const goodsOfSellers: Statement = {
  name: 'catalog.goods-of-sellers',
  text: `select p.hsn, p.tax_entry as "taxEntry", p.seller_id as "sellerId", p.made as "madeToOrder", ${offerFactsOf('s')} as seller
    from (select distinct hsn, tax_entry, seller_id, lead_time_days is not null as made from products where state = 'published') p join sellers s on s.id = p.seller_id`,
};

export interface GoodsOfSeller {
  hsn: string;
  taxEntry: string | null;
  sellerId: string;
  madeToOrder: boolean;
  seller: OfferingSeller;
}

/** Reads every combination of heading, condition, seller and made to order or not that is published: few. */
export async function readGoodsOfSellers(db: Connection): Promise<GoodsOfSeller[]> {
  return db.run<GoodsOfSeller>(goodsOfSellers, []);
}

const misplaced: Statement = {
  name: 'catalog.misplaced',
  text: `select p.id from products p
    join jsonb_to_recordset($1) as g (hsn text, entry text, seller text, made boolean, reason text)
      on g.hsn = p.hsn and g.entry is not distinct from p.tax_entry and g.seller = p.seller_id and g.made = (p.lead_time_days is not null)
    left join unlisted_products u on u.product_id = p.id
    where p.state = 'published' and u.reason is distinct from g.reason order by p.id limit $2`,
};

/** Reads products whose listing says otherwise than these reasons (null: can be sold). */
export async function readMisplaced(
  db: Connection,
  goods: readonly (Omit<GoodsOfSeller, 'seller'> & { reason: string | null })[],
  limit: number,
): Promise<string[]> {
  const rows = goods.map(({ hsn, taxEntry, sellerId, madeToOrder, reason }) => ({
    hsn,
    entry: taxEntry,
    seller: sellerId,
    made: madeToOrder,
    reason,
  }));
  return (await db.run<{ id: string }>(misplaced, [JSON.stringify(rows), limit])).map(({ id }) => id);
}

const publishedAfter: Statement = {
  name: 'catalog.published-after',
  text: `select id from products where id > $1 and state = 'published' order by id limit $2`,
};

export async function readPublishedAfter(db: Connection, after: string, limit: number): Promise<string[]> {
  return (await db.run<{ id: string }>(publishedAfter, [after, limit])).map(({ id }) => id);
}

const variantPrices: Statement = {
  name: 'catalog.variant-prices',
  text: `select p.id as "productId", p.slug, v.size, p.hsn, p.tax_entry as "taxEntry", p.base_price_paise + v.price_delta_paise as "pricePaise"
    from products p join variants v on v.product_id = p.id where p.id = any($1) and v.retired_at is null order by p.id, v.position`,
};

export interface VariantPrice {
  productId: string;
  slug: string;
  size: string;
  hsn: string;
  taxEntry: string | null;
  pricePaise: number;
}

/** Reads what each variant of these products costs without discounts. */
export async function readVariantPrices(db: Connection, ids: readonly string[]): Promise<VariantPrice[]> {
  return db.run<VariantPrice>(variantPrices, [ids]);
}

const unlistedPage: Statement = {
  name: 'catalog.unlisted',
  text: `select u.product_id as id, p.slug, p.title ->> 'en' as title, p.hsn, p.tax_entry as "taxEntry", s.slug as "sellerSlug", u.reason, u.since
    from unlisted_products u join products p on p.id = u.product_id join sellers s on s.id = u.seller_id
    order by s.slug, p.slug limit $1`,
};

export interface UnlistedProduct {
  id: string;
  slug: string;
  title: string;
  hsn: string;
  taxEntry: string | null;
  sellerSlug: string;
  reason: UnlistedReason;
  since: Date;
}

export async function readUnlisted(db: Connection, limit: number): Promise<UnlistedProduct[]> {
  return db.run<UnlistedProduct>(unlistedPage, [limit]);
}
