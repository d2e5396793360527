-- A shop names its variants with codes of its own: two shops may use the same one, and neither learns of the other's.
alter table variants add column seller_id text references sellers (id);
update variants v set seller_id = p.seller_id from products p where p.id = v.product_id;
alter table variants alter column seller_id set not null;
alter table variants drop constraint variants_sku_key;
alter table variants add constraint variants_sku_of_seller unique (seller_id, sku);

create function variants_are_of_a_seller() returns trigger language plpgsql as $$
begin
  new.seller_id := coalesce(new.seller_id, (select p.seller_id from products p where p.id = new.product_id));
  return new;
end
$$;
create trigger variants_are_of_a_seller before insert on variants for each row execute function variants_are_of_a_seller();

-- Orders name what they sold for good, so a variant is never deleted. One that is retired is neither shown nor sold.
alter table variants add column retired_at timestamptz;
-- Variants change places in one statement.
alter table variants drop constraint variants_product_id_position_key;
alter table variants add constraint variants_in_order unique (product_id, position) deferrable initially immediate;

create or replace function variants_answer(product text) returns json language sql stable as $$
  select coalesce(json_agg(colour.answer order by colour.place), '[]')
  from (
    select min(v.position) as place, jsonb_strip_nulls(jsonb_build_object('color', nullif(v.color, ''),
      'colorName', (array_agg(v.color_name order by v.position))[1],
      'sizes', jsonb_agg(jsonb_build_object('_id', v.id, 'sku', v.sku, 'size', v.size, 'sizeLabel', v.size_label, 'stock', v.available,
        'priceDelta', v.price_delta_paise) order by v.position))) as answer
    from variants v where v.product_id = product and v.retired_at is null group by coalesce(v.color, ''), nullif(v.color, '')
  ) colour
$$;

create or replace function listing_follows_stock() returns trigger language plpgsql as $$
declare
  products text[] := array(select n.product_id from changed n join before o using (id)
    where (n.color, n.color_name, n.size, n.size_label, n.sku, n.position, n.price_delta_paise, n.retired_at)
        is distinct from (o.color, o.color_name, o.size, o.size_label, o.sku, o.position, o.price_delta_paise, o.retired_at)
      or n.available > o.available or (n.available < o.available and n.available <= 20));
begin
  if cardinality(products) > 0 then
    perform from product_listings where product_id = any(products) order by product_id for no key update;
    update product_listings l set variants = variants_answer(l.product_id) where l.product_id = any(products);
  end if;
  return null;
end
$$;
