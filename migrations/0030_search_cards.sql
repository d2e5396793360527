-- A server keeps the cards that searches show, and `written` tells it which are not what they were: a change of the card is told, too, also
-- where search reads nothing of it. How many are left of a piece is not on its card and goes on moving nothing here.
create or replace function search_follows_changed_listings() returns trigger language plpgsql as $$
declare
  products text[] := array(select n.product_id from changed n join before o using (product_id)
    where (n.in_stock, n.featured, n.published_at, n.price_paise, n.on_sale, n.made_to_order, n.document, n.card, n.price_until)
        is distinct from (o.in_stock, o.featured, o.published_at, o.price_paise, o.on_sale, o.made_to_order, o.document, o.card, o.price_until)
      or jsonb_path_query_array(n.variants::jsonb, '$[*].colorName') <> jsonb_path_query_array(o.variants::jsonb, '$[*].colorName')
      or jsonb_path_query_array(n.variants::jsonb, '$[*].sizes[*].size') <> jsonb_path_query_array(o.variants::jsonb, '$[*].sizes[*].size'));
begin
  if cardinality(products) > 0 then perform write_search(products); end if;
  return null;
end
$$;
