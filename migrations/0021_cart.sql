-- The cart of an account, line by line; a visitor's lives in the browser.
create table cart_items (
  user_id text not null references users (id) on delete cascade,
  variant_id text not null references variants (id) on delete cascade,
  place bigint generated always as identity,
  qty integer not null check (qty between 1 and 9999),
  -- put aside for later: shown below the cart, never ordered
  saved boolean not null default false,
  added_at timestamptz not null,
  primary key (user_id, variant_id)
);
create index cart_items_variant on cart_items (variant_id);

create table coupons (
  code text primary key check (code = upper(code) and length(code) between 3 and 30),
  kind text not null check (kind in ('percentage', 'fixed')),
  -- hundredths of a percent, or paise
  value bigint not null check (value > 0),
  -- the cart must come to this, in paise, before the coupon
  least_paise bigint not null default 0 check (least_paise >= 0),
  -- a percentage never takes more than this, in paise
  most_paise bigint check (most_paise > 0),
  funded_by text not null check (funded_by in ('operator', 'seller')),
  -- a seller's coupon counts for the seller's pieces alone
  seller_id text references sellers (id),
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  uses_limit integer check (uses_limit > 0),
  uses integer not null default 0 check (uses >= 0 and (uses_limit is null or uses <= uses_limit)),
  per_person integer check (per_person > 0),
  created_at timestamptz not null default now(),
  check ((funded_by = 'seller') = (seller_id is not null)),
  check (kind <> 'percentage' or value <= 10000)
);
create index coupons_seller on coupons (seller_id);

create table coupon_uses (
  code text not null references coupons (code),
  order_id text not null,
  -- a keyed digest of the e-mail address, so that guests count as persons, too, and erasing one leaves the count
  person text not null,
  at timestamptz not null default now(),
  primary key (code, order_id)
);
create index coupon_uses_person on coupon_uses (code, person);
create index coupon_uses_order on coupon_uses (order_id);
