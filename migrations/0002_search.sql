-- One form of a word for both sides of a comparison: lower case, without accents, without the dot (nukta) that writers of Hindi
-- set or leave out. Immutable, so that columns and indexes can be made of it.
create function search_fold(words text) returns text language sql immutable parallel safe
return translate(lower(normalize(coalesce(words, ''), nfkc)), 'áàâäãåāéèêëēíìîïīóòôöõōúùûüūñṅṇṭḍṣśṛçऱऴ़', 'aaaaaaaeeeeeiiiiioooooouuuuunnntdssrcरळ');

-- What search reads of a product, made by the database from the listing: it can never disagree with it.
alter table product_listings
  add column search_title text generated always as (search_fold((card #>> '{title,en}') || ' ' || coalesce(card #>> '{title,hi}', ''))) stored,
  -- what is compared letter by letter, for slips of the pen
  add column search_text text generated always as (search_fold(
    (card #>> '{title,en}') || ' ' || coalesce(card #>> '{title,hi}', '') || ' ' ||
    jsonb_path_query_array(document, '$.materials[*].label.*')::text || ' ' ||
    jsonb_path_query_array(document, '$.technique.label.*')::text || ' ' ||
    jsonb_path_query_array(document, '$.region.label.*')::text || ' ' ||
    jsonb_path_query_array(document, '$.maker.*.*')::text || ' ' ||
    jsonb_path_query_array(document, '$.subcategory.name.*')::text)) stored,
  -- what is compared word by word: titles before what a piece is made of and where, then who sells it and where it is filed, then the rest
  add column search_words tsvector generated always as (
    setweight(to_tsvector('simple', search_fold((card #>> '{title,en}') || ' ' || coalesce(card #>> '{title,hi}', ''))), 'A') ||
    setweight(to_tsvector('simple', search_fold(
      jsonb_path_query_array(document, '$.materials[*].label.*')::text || ' ' ||
      jsonb_path_query_array(document, '$.technique.label.*')::text || ' ' ||
      jsonb_path_query_array(document, '$.region.label.*')::text || ' ' ||
      coalesce(document ->> 'giName', '') || ' ' ||
      jsonb_path_query_array(document, '$.maker.*.*')::text)), 'B') ||
    setweight(to_tsvector('simple', search_fold(
      coalesce(document #>> '{seller,sellerName}', '') || ' ' ||
      jsonb_path_query_array(document, '$.category.name.*')::text || ' ' ||
      jsonb_path_query_array(document, '$.subcategory.name.*')::text)), 'C') ||
    setweight(to_tsvector('simple', search_fold(
      (document #>> '{description,en}') || ' ' || coalesce(document #>> '{description,hi}', ''))), 'D')) stored;

create index listings_search_words on product_listings using gin (search_words);
create index listings_search_text on product_listings using gin (search_text gin_trgm_ops);
