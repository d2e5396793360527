-- Search has a narrow table of its own beside the listings; what 0002 kept in the listing itself goes.
drop index listings_search_words, listings_search_text;
alter table product_listings drop column search_words, drop column search_text, drop column search_title;

-- One form of a word for both sides of a comparison: lower case, without accents, without the dot (nukta) that writers of Hindi set or
-- leave out, with one sign for a nasal, without invisible joiners. foldText in search-rules.ts does the same.
create or replace function search_fold(words text) returns text language sql immutable parallel safe
return translate(translate(lower(normalize(coalesce(words, ''), nfkc)), U&'\0901\093C\200C\200D', U&'\0902'),
  'áàâäãåāéèêëēíìîïīóòôöõōúùûüūñṅṇṭḍṣśṛçऱऴ', 'aaaaaaaeeeeeiiiiioooooouuuuunnntdssrcरळ');

-- The words of a text. Independent of the server's locale: everything beyond ASCII is part of a word, save the danda and typographic marks.
create function search_word_list(words text) returns text[] language sql immutable parallel safe
return array(select distinct left(word, 60)
  from unnest(string_to_array(regexp_replace(search_fold(words), U&'[\0001-/:-@\005B-`{-\00A0\00B7\2000-\206F\0964\0965]+', ' ', 'g'), ' ')) as word
  where word <> '');

-- `bangles` → `bangl`, `साड़ियाँ` → `साड`; null where there is no stem.
create function search_stem(word text) returns text language sql immutable parallel safe
return case when word ~ '^[a-z]+$' then (ts_lexize('english_stem', word))[1]
  when word ~ '^[0-9]' then null else (ts_lexize('hindi_stem', word))[1] end;

-- Words as they are, and their stems behind `=`, so that a whole word, a beginning and a stem can each be asked for.
create function search_lexemes(words text) returns tsvector language sql immutable parallel safe
return (select coalesce(array_to_tsvector(array_agg(distinct lexeme)), '')
  from unnest(search_word_list(words)) as word, unnest(array[word, '=' || search_stem(word)]) as lexeme where lexeme is not null);

-- How a word sounds, whichever script it is written in and however freely: `jhumka`, `jhumkaa` and `झुमका` are all `jumk`.
-- Devanagari does not write its short a and romanisers disagree about the long one, so no a is kept after the beginning.
create function search_sound(word text) returns text language sql immutable parallel safe
return (select regexp_replace(left(roman, 1) || replace(substr(roman, 2), 'a', ''), '(.)\1+', '\1', 'g')
  from (select translate(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      translate(search_fold(word), 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहळ' || 'अआाइईिीउऊुूएऐेैओऔोौऑॉॅऋृं' || '्ः', 'kkggnccjjnttddnttddnppbbmyrlvssshl' || 'aaaiiiiuuuueeeeooooooerrn'),
    'ee|ai|ey', 'i', 'g'), 'oo|ou|au', 'u', 'g'), '([kgcjtdpbs])h+', '\1', 'g'), 'ck', 'k', 'g'), 'wzfqxy', 'vjpkki') as roman) r);

-- What a facet counts and a filter names. `pieces` is an estimate, made by count_search_words.
create table search_facets (
  id integer primary key generated always as identity,
  dimension text not null,
  value text not null,
  label jsonb not null,
  pieces integer not null default 0,
  unique (dimension, value)
);

-- Every word and stem (behind `=`) of the shop, for slips, other spellings and beginnings, with an estimate of how many pieces have it anywhere, among
-- their facts or title, and in the title.
create table search_words (
  word text primary key,
  pieces integer not null default 0,
  facts integer not null default 0,
  titles integer not null default 0,
  sound text not null generated always as (search_sound(word)) stored
);
create index search_words_beginning on search_words (word text_pattern_ops);
create index search_words_sound on search_words (sound);
create index search_words_likeness on search_words using gin (word gin_trgm_ops);

-- One narrow row a listing. Title within words within everything: what a piece is called; that, and what it is made of, how, where, by
-- whom and where it is filed; that, and its description.
create table product_search (
  product_id text primary key references product_listings (product_id) on delete cascade,
  in_stock boolean not null,
  featured smallint not null,
  published_at timestamptz not null,
  price_paise bigint not null,
  facets integer[] not null,
  title tsvector not null,
  words tsvector not null,
  everything tsvector not null
);
-- The planner is to take the index of words whenever it is offered: it would read the table where it thinks a word common, and
-- unpack every description on the way. How common words are is weighed in find-pieces.ts.
alter table product_search alter title set statistics 0, alter words set statistics 0, alter everything set statistics 0, alter facets set statistics 0;
create index product_search_words on product_search using gin (title, words, everything, facets);
create index product_search_best on product_search (in_stock desc, featured desc, published_at desc, product_id desc);
create index product_search_newest on product_search (published_at desc, product_id desc);
create index product_search_price on product_search (price_paise, product_id);

create index makers_name_words on makers using gin (search_lexemes((name ->> 'en') || ' ' || coalesce(name ->> 'hi', '')));

create function search_slug(words text) returns text language sql immutable parallel safe
return trim(both '-' from regexp_replace(search_fold(words), U&'[\0001-/:-@\005B-`{-\00A0\2000-\206F\0964\0965]+', '-', 'g'));

-- What a listing can be filtered by.
create function search_facets_of(document jsonb, variants json, on_sale boolean, in_stock boolean, made_to_order boolean) returns table (dimension text, value text, label jsonb) language sql immutable rows 15 as $$
  with d as materialized (select document as doc, variants::jsonb as variants)
  select 'category', doc #>> '{category,slug}', doc #> '{category,name}' from d
  union all select 'subcategory', (doc #>> '{category,slug}') || '/' || (doc #>> '{subcategory,slug}'), doc #> '{subcategory,name}' from d
  union all select 'material', m ->> 'slug', m -> 'label' from d, jsonb_array_elements(doc -> 'materials') m
  union all select 'technique', doc #>> '{technique,slug}', doc #> '{technique,label}' from d where doc ? 'technique'
  union all select 'region', doc #>> '{region,slug}', doc #> '{region,label}' from d where doc ? 'region'
  union all select 'gi', search_slug(doc ->> 'giName'), jsonb_build_object('en', doc ->> 'giName') from d where doc ? 'giName'
  union all select 'maker', doc #>> '{maker,slug}', doc #> '{maker,name}' from d
  union all select 'seller', doc #>> '{seller,slug}', jsonb_build_object('en', doc #>> '{seller,sellerName}') from d
  union all select 'country', doc ->> 'countryOfOrigin', jsonb_build_object('en', doc ->> 'countryOfOrigin') from d
  union all select 'color', search_slug(c ->> 'en'), c from d, jsonb_path_query(variants, '$[*].colorName') c
  union all select distinct 'size', s #>> '{}', jsonb_build_object('en', s) from d, jsonb_path_query(variants, '$[*].sizes[*].size') s
  union all select flag, 'true', jsonb_build_object('en', flag)
    from unnest(array[case when on_sale then 'discounted' end, case when in_stock then 'inStock' end,
      case when made_to_order then 'madeToOrder' end]) as flag where flag is not null
$$;

-- Writes the search rows of these products anew; in the transaction that wrote their listings, so that search is never behind.
create function write_search(products text[]) returns void language plpgsql as $$
begin
  insert into search_facets (dimension, value, label)
    select distinct on (n.dimension, n.value) n.dimension, n.value, n.label
    from product_listings l
    cross join lateral search_facets_of(l.document || '{}', l.variants, l.on_sale, l.in_stock, l.made_to_order) n
    where l.product_id = any(products) and n.value <> ''
      and not exists (select from search_facets f where f.dimension = n.dimension and f.value = n.value)
    order by n.dimension, n.value on conflict do nothing;

  insert into product_search (product_id, in_stock, featured, published_at, price_paise, facets, title, words, everything)
    select l.product_id, l.in_stock, l.featured, l.published_at, l.price_paise,
      array(select distinct f.id from search_facets_of(l.doc, l.variants, l.on_sale, l.in_stock, l.made_to_order) n join search_facets f using (dimension, value)),
      text.title, text.title || text.facts, text.title || text.facts || search_lexemes(concat_ws(' ', l.doc #>> '{description,en}', l.doc #>> '{description,hi}'))
    from (
      -- unpacked once, and not for each of its parts
      select p.*, p.document || '{}' as doc from product_listings p where p.product_id = any(products) offset 0) l
    cross join lateral (select
      search_lexemes(concat_ws(' ', l.doc #>> '{title,en}', l.doc #>> '{title,hi}')) as title,
      search_lexemes(concat_ws(' ', jsonb_path_query_array(l.doc, '$.materials[*].label.*')::text,
        jsonb_path_query_array(l.doc, '$.technique.label.*')::text, jsonb_path_query_array(l.doc, '$.region.label.*')::text,
        l.doc ->> 'giName', jsonb_path_query_array(l.doc, '$.maker.name.*')::text,
        jsonb_path_query_array(l.doc, '$.maker.place.*')::text, l.doc #>> '{seller,sellerName}',
        jsonb_path_query_array(l.doc, '$.category.name.*')::text, jsonb_path_query_array(l.doc, '$.subcategory.name.*')::text,
        jsonb_path_query_array(l.variants::jsonb, '$[*].colorName.*')::text)) as facts
      -- or it would be worked out anew for each of its uses
      offset 0) text
  on conflict (product_id) do update set in_stock = excluded.in_stock, featured = excluded.featured, published_at = excluded.published_at,
    price_paise = excluded.price_paise, facets = excluded.facets, title = excluded.title, words = excluded.words,
    everything = excluded.everything;

  -- In one order, so that two writers who bring the same new words wait for each other instead of locking each other out.
  insert into search_words (word)
    select word from (select distinct lexeme as word from product_search s, unnest(tsvector_to_array(s.everything)) as lexeme
      where s.product_id = any(products) and length(lexeme) between 2 and 40) n
    where not exists (select from search_words w where w.word = n.word) order by word on conflict do nothing;
end
$$;

create function search_follows_new_listings() returns trigger language plpgsql as $$
begin
  perform write_search(array(select product_id from changed));
  return null;
end
$$;
create trigger search_follows_new_listings after insert on product_listings referencing new table as changed
  for each statement execute function search_follows_new_listings();

-- Stock moves often and moves no word: only what search reads makes it write.
create function search_follows_changed_listings() returns trigger language plpgsql as $$
declare
  products text[] := array(select n.product_id from changed n join before o using (product_id)
    where (n.in_stock, n.featured, n.published_at, n.price_paise, n.on_sale, n.made_to_order, n.document)
        is distinct from (o.in_stock, o.featured, o.published_at, o.price_paise, o.on_sale, o.made_to_order, o.document)
      or jsonb_path_query_array(n.variants::jsonb, '$[*].colorName') <> jsonb_path_query_array(o.variants::jsonb, '$[*].colorName')
      or jsonb_path_query_array(n.variants::jsonb, '$[*].sizes[*].size') <> jsonb_path_query_array(o.variants::jsonb, '$[*].sizes[*].size'));
begin
  if cardinality(products) > 0 then perform write_search(products); end if;
  return null;
end
$$;
create trigger search_follows_changed_listings after update on product_listings referencing old table as before new table as changed
  for each statement execute function search_follows_changed_listings();

-- Estimates how common words and facets are, from about five thousand rows.
create function count_search_words() returns void language plpgsql as $$
declare
  total bigint := (select count(*) from product_search);
  share double precision := least(100, 100 * 5000.0 / greatest(total, 1));
begin
  execute format('with taken as materialized (
      select title, words, everything, facets from product_search tablesample system (%s) repeatable (1)),
    scale as (select %s / greatest(count(*), 1)::float as by from taken),
    found as (
      select word, 1 as pieces, 0 as facts, 0 as titles from taken, unnest(tsvector_to_array(everything)) word
      union all select word, 0, 1, 0 from taken, unnest(tsvector_to_array(words)) word
      union all select word, 0, 0, 1 from taken, unnest(tsvector_to_array(title)) word),
    counted as (select word, sum(pieces) * max(scale.by) as pieces, sum(facts) * max(scale.by) as facts, sum(titles) * max(scale.by) as titles
      from found, scale group by word),
    facet as (select id, count(*) * max(scale.by) as pieces from taken, unnest(facets) id, scale group by id),
    filters as (update search_facets f set pieces = facet.pieces from facet where facet.id = f.id)
    update search_words w set pieces = c.pieces, facts = c.facts, titles = c.titles from counted c where c.word = w.word', share, total);
end
$$;

select write_search(array(select product_id from product_listings));
select count_search_words();
