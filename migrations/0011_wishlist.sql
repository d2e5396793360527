-- What a person wants to keep in sight, with what it was like when it was put there: that tells later whether its price fell or it came back.
create table wishlist_items (
  user_id text not null references users (id) on delete cascade,
  product_id text not null references products (id) on delete cascade,
  -- the order in which pieces came
  place bigint not null generated always as identity,
  -- what it was called: the name of a piece that is not sold any more can still be said
  title jsonb not null,
  price_paise bigint not null check (price_paise >= 0),
  was_in_stock boolean not null,
  added_at timestamptz not null,
  primary key (user_id, product_id)
);
create index wishlist_items_product on wishlist_items (product_id);
