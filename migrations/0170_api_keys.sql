-- Keys by which a shop's own system calls the API. A key is stored as its digest alone, and acts for its shop only while the owner who
-- made it owns the shop. Revoked ones stay, because steps of parcels name them.
create table api_keys (
  id text primary key,
  seller_id text not null references sellers (id),
  name text not null check (length(name) between 1 and 60),
  -- its beginning, by which its owner knows it
  prefix text not null,
  token_hash text not null unique,
  scopes text[] not null check (cardinality(scopes) > 0
    and scopes <@ array['read-orders', 'ship-orders', 'read-products', 'write-products', 'write-stock', 'read-money']),
  -- the owner who made it; null once that person was erased
  user_id text references users (id),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  -- a day in India
  last_used_on date,
  revoked_at timestamptz,
  check (user_id is not null or revoked_at is not null)
);
create index api_keys_of_seller on api_keys (seller_id, created_at desc);
create index api_keys_of_user on api_keys (user_id);
create trigger refuses_erased_person before insert or update of user_id on api_keys
  for each row execute function refuse_erased_person();

-- The key by which a step was taken, beside the person who answers for it.
alter table parcels add column pack_key text references api_keys (id);
alter table parcel_events add column by_key text references api_keys (id);
