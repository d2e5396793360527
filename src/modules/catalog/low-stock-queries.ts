import type { Connection, Statement } from '#platform/database/database.ts';
import type { Localized } from '#shared/localized.ts';

/** A variant of which few are left. */
export interface LowVariant {
  sellerId: string;
  slug: string;
  productId: string;
  variantId: string;
  title: Localized;
  sku: string;
  units: number;
}

// Variants that are made to order have no stock that could end.
const isLow = 'v.available <= s.low_stock_at and v.retired_at is null and p.lead_time_days is null';

const forget: Statement = {
  name: 'catalog.forget-low-stock',
  text: `delete from low_stock_notices n using variants v, products p, sellers s
    where v.id = n.variant_id and p.id = v.product_id and s.id = v.seller_id and (${isLow}) is not true`,
};

const note: Statement = {
  name: 'catalog.note-low-stock',
  text: `with low as (select v.id, v.seller_id, v.product_id, v.sku, v.available from sellers s
        join variants v on v.seller_id = s.id join products p on p.id = v.product_id
        where s.low_stock_at is not null and ${isLow} and p.state = 'published' and not exists (select from low_stock_notices n where n.variant_id = v.id)
        order by v.seller_id, v.id limit $2),
      noted as (insert into low_stock_notices (variant_id, at) select id, $1 from low on conflict do nothing returning variant_id)
    select low.seller_id as "sellerId", s.slug, low.product_id as "productId", low.id as "variantId", p.title, low.sku, low.available as units
    from noted join low on low.id = noted.variant_id join sellers s on s.id = low.seller_id join products p on p.id = low.product_id
    order by low.seller_id, p.id, low.sku`,
};

/** Notes variants of which few are left, each once until there are more, and returns them by shop. */
export async function recordLowStock(db: Connection, now: Date, limit: number): Promise<LowVariant[]> {
  await db.run(forget, []);
  return db.run(note, [now.toISOString(), limit]);
}
