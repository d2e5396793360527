-- A card names the maker, and says how many colours there are where there is more than one. Search reads neither: its rows stay.
alter table product_listings disable trigger search_follows_changed_listings;
update product_listings l set card = l.card || jsonb_strip_nulls(jsonb_build_object('maker', m.name,
    'colors', (select nullif(greatest(count(distinct v.color), 1), 1) from variants v where v.product_id = l.product_id)))
  from makers m where m.id = l.maker_id;
alter table product_listings enable trigger search_follows_changed_listings;
