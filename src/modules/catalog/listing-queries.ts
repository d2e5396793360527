import type { Connection, Statement } from '#platform/database/database.ts';
import type { Discount } from '#shared/discounts.ts';
import { pictureOf } from './picture-sql.ts';

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
