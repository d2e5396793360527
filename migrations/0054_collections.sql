-- For whom and when a product is a gift: `for-her`, `diwali`.
alter table products add column tags text[] not null default '{}';
create index products_tags on products using gin (tags);

-- What the rules of collections select by, and the orders of lists over the whole shop.
create index products_technique on products (technique) where technique is not null;
create index products_region on products (region) where region is not null;
create index products_gi_name on products (gi_name) where gi_name is not null;
create index variants_color on variants (color, product_id) where color is not null;
create index listings_featured on product_listings (featured desc, published_at desc, product_id desc);
create index listings_price on product_listings (price_paise, product_id);
create index listings_on_sale on product_listings (featured desc, published_at desc, product_id desc) where on_sale;

create table collections (
  id text primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- the list that it stands in, and its place there
  shelf text not null check (shelf in ('shop', 'person', 'occasion', 'price', 'technique', 'region')),
  position integer not null,
  title jsonb not null,
  lead jsonb not null,
  rule jsonb not null,
  sort text not null default 'featured' check (sort in ('featured', 'newest', 'price-up', 'price-down')),
  published boolean not null default true,
  -- Days of the Indian calendar. Of an occasion the last one is the day by which a gift has to arrive.
  starts_on date,
  ends_on date,
  check (starts_on <= ends_on)
);
create index collections_shelf on collections (shelf, position) where published;

-- Items sold lately and wishlists that hold a product; counted anew every night.
create table product_popularity (
  product_id text primary key references products (id) on delete cascade,
  sold integer not null check (sold >= 0),
  wished integer not null check (wished >= 0),
  check (sold > 0 or wished > 0)
);
create index product_popularity_best on product_popularity (sold desc, wished desc, product_id);
