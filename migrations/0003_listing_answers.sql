-- What a listing answers is kept as the text that goes out, made by the database of the listing itself: it is read thousands of
-- times for each time it is written, and jsonb would be printed anew for every reader.
alter table product_listings
  add column summary jsonb not null default '{}';
alter table product_listings
  add column summary_answer text generated always as (summary::text) stored,
  add column card_answer text generated always as (card::text) stored,
  add column product_answer text generated always as (document::text) stored;

-- A product's variants as the API answers them: by colour, in the seller's order.
create function variants_answer(product text) returns json language sql stable as $$
  select coalesce(json_agg(colour.answer order by colour.place), '[]')
  from (
    select min(v.position) as place, jsonb_strip_nulls(jsonb_build_object('color', nullif(v.color, ''),
      'colorName', (array_agg(v.color_name order by v.position))[1],
      'sizes', jsonb_agg(jsonb_build_object('_id', v.id, 'sku', v.sku, 'size', v.size, 'stock', v.available, 'priceDelta', v.price_delta_paise)
        order by v.position))) as answer
    from variants v where v.product_id = product group by coalesce(v.color, ''), nullif(v.color, '')
  ) colour
$$;

alter table product_listings add column variants json not null default '[]';
update product_listings set variants = variants_answer(product_id);

-- Stock changes often and from many places; here none of them can forget the listing.
create function listing_follows_variants() returns trigger language plpgsql as $$
begin
  update product_listings l set variants = variants_answer(l.product_id) where l.product_id in (select distinct c.product_id from changed c);
  return null;
end
$$;
create trigger listing_follows_new_variants after insert on variants referencing new table as changed
  for each statement execute function listing_follows_variants();
create trigger listing_follows_changed_variants after update on variants referencing new table as changed
  for each statement execute function listing_follows_variants();
create trigger listing_follows_removed_variants after delete on variants referencing old table as changed
  for each statement execute function listing_follows_variants();

-- lz4 unpacks several times faster than the default; not every build of the server has it.
do $$ begin
  alter table product_listings alter column product_answer set compression lz4, alter column card_answer set compression lz4,
    alter column summary_answer set compression lz4;
exception when feature_not_supported then null;
end $$;
