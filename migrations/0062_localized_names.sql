-- Sizes, sellers and geographical indications in the language of the page. The plain texts stay as they are: the values that filters, carts
-- and documents of the law go by. Where there is no label, the plain text is shown.
alter table sellers add column label jsonb;
alter table products add column gi_label jsonb;
alter table variants add column size_label jsonb;
alter table order_lines add column size_label jsonb;

create or replace function variants_answer(product text) returns json language sql stable as $$
  select coalesce(json_agg(colour.answer order by colour.place), '[]')
  from (
    select min(v.position) as place, jsonb_strip_nulls(jsonb_build_object('color', nullif(v.color, ''),
      'colorName', (array_agg(v.color_name order by v.position))[1],
      'sizes', jsonb_agg(jsonb_build_object('_id', v.id, 'sku', v.sku, 'size', v.size, 'sizeLabel', v.size_label, 'stock', v.available,
        'priceDelta', v.price_delta_paise) order by v.position))) as answer
    from variants v where v.product_id = product group by coalesce(v.color, ''), nullif(v.color, '')
  ) colour
$$;

create or replace function listing_follows_stock() returns trigger language plpgsql as $$
declare
  products text[] := array(select n.product_id from changed n join before o using (id)
    where (n.color, n.color_name, n.size, n.size_label, n.sku, n.position, n.price_delta_paise)
        is distinct from (o.color, o.color_name, o.size, o.size_label, o.sku, o.position, o.price_delta_paise)
      or n.available > o.available or (n.available < o.available and n.available <= 20));
begin
  if cardinality(products) > 0 then
    perform from product_listings where product_id = any(products) order by product_id for no key update;
    update product_listings l set variants = variants_answer(l.product_id) where l.product_id = any(products);
  end if;
  return null;
end
$$;

create or replace function search_facets_of(document jsonb, variants json, on_sale boolean, in_stock boolean, made_to_order boolean) returns table (dimension text, value text, label jsonb) language sql immutable rows 15 as $$
  with d as materialized (select document as doc, variants::jsonb as variants)
  select 'category', doc #>> '{category,slug}', doc #> '{category,name}' from d
  union all select 'subcategory', (doc #>> '{category,slug}') || '/' || (doc #>> '{subcategory,slug}'), doc #> '{subcategory,name}' from d
  union all select 'material', m ->> 'slug', m -> 'label' from d, jsonb_array_elements(doc -> 'materials') m
  union all select 'technique', doc #>> '{technique,slug}', doc #> '{technique,label}' from d where doc ? 'technique'
  union all select 'region', doc #>> '{region,slug}', doc #> '{region,label}' from d where doc ? 'region'
  union all select 'gi', search_slug(doc ->> 'giName'), coalesce(doc -> 'giLabel', jsonb_build_object('en', doc ->> 'giName')) from d where doc ? 'giName'
  union all select 'maker', doc #>> '{maker,slug}', doc #> '{maker,name}' from d
  union all select 'seller', doc #>> '{seller,slug}', coalesce(doc #> '{seller,label}', jsonb_build_object('en', doc #>> '{seller,sellerName}')) from d
  union all select 'country', doc ->> 'countryOfOrigin', jsonb_build_object('en', doc ->> 'countryOfOrigin') from d
  union all select 'color', search_slug(c ->> 'en'), c from d, jsonb_path_query(variants, '$[*].colorName') c
  union all select distinct on (s ->> 'size') 'size', s ->> 'size', coalesce(s -> 'sizeLabel', jsonb_build_object('en', s ->> 'size'))
    from d, jsonb_path_query(variants, '$[*].sizes[*]') s
  union all select flag, 'true', jsonb_build_object('en', flag)
    from unnest(array[case when on_sale then 'discounted' end, case when in_stock then 'inStock' end,
      case when made_to_order then 'madeToOrder' end]) as flag where flag is not null
$$;

create or replace function search_facets_follow_name() returns trigger language plpgsql as $$
begin
  update search_facets f set label = n.label
  from (
    select 'maker' as dimension, m.slug as value, m.name as label from makers m where tg_table_name = 'makers' and m.id = new.id
    union all select 'seller', s.slug, coalesce(s.label, jsonb_build_object('en', s.seller_name)) from sellers s
      where tg_table_name = 'sellers' and s.id = new.id
    union all select 'category', c.slug, c.name from categories c where tg_table_name = 'categories' and c.id = new.id
    union all select 'subcategory', c.slug || '/' || s.slug, s.name from subcategories s join categories c on c.id = s.category_id
      where tg_table_name = 'subcategories' and s.id = new.id) n
  where f.dimension = n.dimension and f.value = n.value and f.label <> n.label;
  return null;
end
$$;
drop trigger facets_follow_name on sellers;
create trigger facets_follow_name after update of seller_name, label on sellers for each row execute function search_facets_follow_name();
