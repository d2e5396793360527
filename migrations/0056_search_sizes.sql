-- Sizes and units are words of a product: a double quilt, a set of six, cloth by the metre. Numbers of sizes are left out, since a
-- filter reads them.
create function search_size_words(variants jsonb) returns text language sql immutable parallel safe
return (select string_agg(regexp_replace(size, '[0-9][0-9 x×.–-]*', ' ', 'g'), ' ') from (
  select s ->> 'size' as size from jsonb_path_query(variants, '$[*].sizes[*] ? (@.size != "One size")') s
  union select s #>> '{}' from jsonb_path_query(variants, '$[*].sizes[*] ? (@.size != "One size").sizeLabel.*') s) sizes);

-- As in 0017, with sizes and units among the words.
create or replace function write_search(products text[]) returns void language plpgsql set jit = off set work_mem = '32MB' set enable_mergejoin = off as $$
begin
  insert into search_facets (dimension, value, label)
    select distinct on (n.dimension, n.value) n.dimension, n.value, n.label
    from product_listings l
    cross join lateral search_facets_of(l.document || '{}', l.variants, l.on_sale, l.in_stock, l.made_to_order) n
    where l.product_id = any(products) and n.value <> ''
      and not exists (select from search_facets f where f.dimension = n.dimension and f.value = n.value)
    order by n.dimension, n.value on conflict do nothing;

  with listing as materialized (
      -- unpacked once, and not for each of its parts
      select p.product_id, p.in_stock, p.featured, p.published_at, p.price_paise, p.on_sale, p.made_to_order, p.variants, p.document || '{}' as doc
      from product_listings p where p.product_id = any(products)),
    source as materialized (
      select l.product_id, s.level, s.words from listing l cross join lateral (values
        (1, concat_ws(' ', l.doc #>> '{title,en}', l.doc #>> '{title,hi}')),
        (2, concat_ws(' ', jsonb_path_query_array(l.doc, '$.materials[*].label.*')::text,
          jsonb_path_query_array(l.doc, '$.technique.label.*')::text, jsonb_path_query_array(l.doc, '$.region.label.*')::text,
          l.doc ->> 'giName', jsonb_path_query_array(l.doc, '$.giLabel.*')::text, jsonb_path_query_array(l.doc, '$.maker.name.*')::text,
          jsonb_path_query_array(l.doc, '$.maker.place.*')::text, l.doc #>> '{seller,sellerName}', jsonb_path_query_array(l.doc, '$.seller.label.*')::text,
          jsonb_path_query_array(l.doc, '$.category.name.*')::text, jsonb_path_query_array(l.doc, '$.subcategory.name.*')::text,
          jsonb_path_query_array(l.variants::jsonb, '$[*].colorName.*')::text, l.doc ->> 'unit', jsonb_path_query_array(l.doc, '$.unitName.*')::text,
          search_size_words(l.variants::jsonb))),
        (3, concat_ws(' ', l.doc #>> '{description,en}', l.doc #>> '{description,hi}'))) as s (level, words)),
    token as materialized (
      select s.product_id, t.token, min(s.level) as level from source s, unnest(string_to_array(translate(s.words, E'\n\r\t', '   '), ' ')) as t (token)
      where t.token <> '' group by s.product_id, t.token),
    meaning as materialized (select d.token, search_lexeme_list(d.token) as lexemes from (select distinct token from token) d),
    -- an array becomes a vector without doubles
    vector as (
      select t.product_id, array_agg(lexeme) filter (where t.level = 1) as title, array_agg(lexeme) filter (where t.level < 3) as words,
        array_agg(lexeme) as everything
      from token t join meaning m using (token), unnest(m.lexemes) as lexeme group by t.product_id),
    -- In one order, so that two writers who bring the same new words wait for each other instead of locking each other out.
    known as (
      insert into search_words (word)
        select n.word from (select distinct lexeme as word from meaning m, unnest(m.lexemes) as lexeme where length(lexeme) between 2 and 40) n
        where not exists (select from search_words w where w.word = n.word) order by n.word on conflict do nothing)
  insert into product_search (product_id, in_stock, featured, published_at, price_paise, facets, title, words, everything, place)
    select l.product_id, l.in_stock, l.featured, l.published_at, l.price_paise,
      array(select distinct f.id from search_facets_of(l.doc, l.variants, l.on_sale, l.in_stock, l.made_to_order) n join search_facets f using (dimension, value)),
      array_to_tsvector(coalesce(v.title, '{}')), array_to_tsvector(coalesce(v.words, '{}')), array_to_tsvector(coalesce(v.everything, '{}')),
      coalesce(s.place, nextval('product_search_place'))
    from listing l left join vector v using (product_id) left join product_search s using (product_id)
  on conflict (product_id) do update set in_stock = excluded.in_stock, featured = excluded.featured, published_at = excluded.published_at,
    price_paise = excluded.price_paise, facets = excluded.facets, title = excluded.title, words = excluded.words,
    everything = excluded.everything, written = excluded.written;
end
$$;

select write_search(array(select product_id from product_listings));
select count_search_words();
