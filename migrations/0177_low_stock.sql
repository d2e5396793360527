-- Units of a variant at which its shop hears that few are left; empty: it does not.
alter table sellers add column low_stock_at integer check (low_stock_at between 0 and 1000);
create index sellers_low_stock on sellers (id) where low_stock_at is not null;
create index variants_seller on variants (seller_id);

-- Variants whose shop heard of it; the row goes once there are more again.
create table low_stock_notices (
  variant_id text primary key references variants (id) on delete cascade,
  at timestamptz not null
);
