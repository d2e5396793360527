-- What the operator asks of shops beside the standard: a standard requirement that is required or not, in other words or another
-- place, or one of the operator's own, to which the owner of a shop agrees.
create table shop_requirements (
  key text primary key check (key ~ '^[a-z][a-z0-9-]{1,39}$'),
  required boolean not null,
  position integer not null,
  -- title, what, why, duration and reviewer, each by language; null: the standard words
  words jsonb
);

-- What the owner of a shop agreed to, with the terms of that moment, such as the commission.
create table shop_attestations (
  seller_id text not null references sellers (id),
  requirement text not null,
  terms jsonb not null,
  attested_at timestamptz not null,
  primary key (seller_id, requirement)
);

-- Where the courier collects the parcels of a shop.
create table shop_pickups (
  seller_id text primary key references sellers (id),
  name text not null check (length(name) between 1 and 100),
  phone text not null,
  line1 text not null,
  line2 text,
  city text not null,
  state text not null,
  postal_code text not null check (postal_code ~ '^[1-9][0-9]{5}$'),
  changed_at timestamptz not null
);
