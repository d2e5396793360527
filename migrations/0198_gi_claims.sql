-- GI marks that the catalogue knows, by their names as they are registered.
create table gi_marks (
  slug text primary key,
  name text not null unique,
  label jsonb
);
insert into gi_marks (slug, name, label)
  select distinct on (1) trim(both '-' from left(trim(both '-' from
      regexp_replace(replace(replace(lower(gi_name), '''', ''), '&', ' and '), '[^a-z0-9]+', '-', 'g')), 36)), gi_name, gi_label
    from products where gi_name is not null order by 1, updated_at desc
    on conflict do nothing;

-- The mark that its shop claims. A product without one bears the name that the operator gave it, if any.
alter table products add column gi_claim text;

-- Marks of which the operator has seen that a shop may use them; the products that claim them bear the name until that day.
create table gi_verifications (
  seller_id text not null references sellers (id),
  mark text not null references gi_marks (slug),
  until date not null,
  primary key (seller_id, mark)
);
create index gi_verifications_ending on gi_verifications (until);

-- What a shop says about its right to a mark; its paper is sent with a copy of that.
create table gi_claims (
  seller_id text not null references sellers (id),
  mark text not null references gi_marks (slug),
  -- of the authorised user
  number text not null,
  valid_from date not null,
  valid_until date not null,
  saved_at timestamptz not null,
  primary key (seller_id, mark),
  check (valid_from <= valid_until)
);
alter table shop_papers add column claim jsonb;
