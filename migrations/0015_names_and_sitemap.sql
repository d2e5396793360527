-- What a filter is called follows the name of the maker, seller, category or term it stands for, in the transaction that renames it.
create function search_facets_follow_name() returns trigger language plpgsql as $$
begin
  update search_facets f set label = n.label
  from (
    select 'maker' as dimension, m.slug as value, m.name as label from makers m where tg_table_name = 'makers' and m.id = new.id
    union all select 'seller', s.slug, jsonb_build_object('en', s.seller_name) from sellers s where tg_table_name = 'sellers' and s.id = new.id
    union all select 'category', c.slug, c.name from categories c where tg_table_name = 'categories' and c.id = new.id
    union all select 'subcategory', c.slug || '/' || s.slug, s.name from subcategories s join categories c on c.id = s.category_id
      where tg_table_name = 'subcategories' and s.id = new.id) n
  where f.dimension = n.dimension and f.value = n.value and f.label <> n.label;
  return null;
end
$$;
create trigger facets_follow_name after update of name on makers for each row execute function search_facets_follow_name();
create trigger facets_follow_name after update of seller_name on sellers for each row execute function search_facets_follow_name();
create trigger facets_follow_name after update of name on categories for each row execute function search_facets_follow_name();
create trigger facets_follow_name after update of name on subcategories for each row execute function search_facets_follow_name();

create function search_facets_follow_term() returns trigger language plpgsql as $$
begin
  update search_facets set label = new.label where dimension = new.kind and value = new.slug and label <> new.label;
  return null;
end
$$;
create trigger facets_follow_label after update of label on terms for each row when (new.kind <> 'color') execute function search_facets_follow_term();

-- Those renamed before.
update makers set name = name;
update sellers set seller_name = seller_name;
update categories set name = name;
update subcategories set name = name;
update terms set label = label;

-- The sitemap is read out of this alone, and not out of whole products.
create index products_sitemap on products (id) include (slug, updated_at);
