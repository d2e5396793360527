import type { OfferingSeller } from '#modules/ledger/supply-rules.ts';
import { offerFactsOf } from '#modules/sellers/calendar-columns.ts';
import type { Connection, Statement } from '#platform/database/database.ts';

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

const dueForRepricing: Statement = {
  name: 'catalog.due-for-repricing',
  text: 'select product_id as id from product_listings where price_until <= $1 order by price_until limit $2',
};

/** Reads products whose price changes because a discount began or ended by `now`. */
export async function readDueForRepricing(db: Connection, now: Date, limit: number): Promise<string[]> {
  return (await db.run<{ id: string }>(dueForRepricing, [now.toISOString(), limit])).map((row) => row.id);
}
