create extension if not exists pg_trgm;

create table media (
  id text primary key,
  content_hash text not null unique,
  state text not null default 'ready' check (state in ('pending', 'ready', 'failed')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  widths integer[] not null,
  placeholder text not null,
  kind text not null default 'photo' check (kind in ('photo', 'drawing')),
  created_at timestamptz not null default now()
);

create table makers (
  id text primary key,
  slug text not null unique,
  name jsonb not null,
  kind text not null check (kind in ('artisan', 'group', 'cluster')),
  craft jsonb not null,
  place jsonb not null,
  state text not null,
  since integer not null,
  story jsonb not null,
  created_at timestamptz not null default now()
);

create table sellers (
  id text primary key,
  slug text not null unique,
  seller_name text not null,
  kind text not null check (kind in ('cooperative', 'producer-company', 'studio', 'trust')),
  verified boolean not null default false,
  city jsonb not null,
  state text not null,
  since integer not null,
  about jsonb not null,
  dispatch_days integer not null default 2 check (dispatch_days between 0 and 30),
  created_at timestamptz not null default now()
);

create table categories (
  id text primary key,
  slug text not null unique,
  position integer not null,
  name jsonb not null,
  description jsonb not null,
  banner_id text references media (id)
);

create table subcategories (
  id text primary key,
  category_id text not null references categories (id),
  slug text not null,
  position integer not null,
  name jsonb not null,
  description jsonb not null,
  banner_id text references media (id),
  unique (category_id, slug)
);

-- What a facet counts and a filter names: one row a material, technique or region.
create table terms (
  kind text not null check (kind in ('material', 'technique', 'region', 'color')),
  slug text not null,
  label jsonb not null,
  primary key (kind, slug)
);

create table products (
  id text primary key,
  slug text not null,
  subcategory_id text not null references subcategories (id),
  maker_id text not null references makers (id),
  seller_id text not null references sellers (id),
  state text not null default 'published' check (state in ('draft', 'published', 'retired')),
  title jsonb not null,
  description jsonb not null,
  base_price_paise bigint not null check (base_price_paise >= 0),
  unit jsonb,
  materials text[] not null default '{}',
  technique text,
  region text,
  gi_name text,
  care jsonb,
  dimensions jsonb not null default '{}',
  weight_grams integer check (weight_grams > 0),
  hsn text not null check (hsn ~ '^[0-9]{4,8}$'),
  country_of_origin text not null default 'IN' check (country_of_origin ~ '^[A-Z]{2}$'),
  lead_time_days integer check (lead_time_days > 0),
  one_of_a_kind boolean not null default false,
  variation jsonb,
  published_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index products_subcategory on products (subcategory_id);
create index products_maker on products (maker_id);
create index products_seller on products (seller_id);

create table product_media (
  product_id text not null references products (id) on delete cascade,
  position integer not null,
  media_id text not null references media (id),
  alt jsonb not null,
  primary key (product_id, position)
);
create index product_media_media on product_media (media_id);

create table product_discounts (
  product_id text not null references products (id) on delete cascade,
  position integer not null,
  discount_type text not null check (discount_type in ('percentage', 'fixed')),
  -- hundredths of a percent for a percentage, paise for a fixed amount
  value bigint not null check (value >= 0),
  starts_at timestamptz,
  valid_until timestamptz,
  primary key (product_id, position),
  check (discount_type <> 'percentage' or value <= 10000),
  check (starts_at is null or valid_until is null or starts_at < valid_until)
);

create table variants (
  id text primary key,
  product_id text not null references products (id) on delete cascade,
  position integer not null,
  sku text not null unique,
  color text,
  color_name jsonb,
  size text not null,
  price_delta_paise bigint not null default 0,
  available integer not null default 0 check (available >= 0),
  unique (product_id, position)
);

-- The read model of listings and pages: one row a published product, rebuilt in the transaction that changes the product.
create table product_listings (
  product_id text primary key references products (id) on delete cascade,
  category_id text not null,
  subcategory_id text not null,
  maker_id text not null,
  seller_id text not null,
  -- with the discounts that ran when the row was built; rebuilt when one begins or ends
  price_paise bigint not null,
  price_until timestamptz,
  on_sale boolean not null,
  in_stock boolean not null,
  made_to_order boolean not null,
  materials text[] not null,
  -- 2 for stock, 1 for a photograph: what can be bought and seen comes first
  featured smallint not null,
  published_at timestamptz not null,
  card jsonb not null,
  document jsonb not null
);
create index listings_subcategory_featured on product_listings (subcategory_id, featured desc, published_at desc, product_id desc);
create index listings_subcategory_newest on product_listings (subcategory_id, published_at desc, product_id desc);
create index listings_subcategory_price on product_listings (subcategory_id, price_paise, product_id);
create index listings_category_featured on product_listings (category_id, featured desc, published_at desc, product_id desc);
create index listings_category_newest on product_listings (category_id, published_at desc, product_id desc);
create index listings_category_price on product_listings (category_id, price_paise, product_id);
create index listings_maker on product_listings (maker_id, featured desc, published_at desc, product_id desc);
create index listings_seller on product_listings (seller_id, featured desc, published_at desc, product_id desc);
create index listings_newest on product_listings (published_at desc, product_id desc);
create index listings_price_until on product_listings (price_until) where price_until is not null;
