-- Orders that are paid at the door, by keyed digests of who placed them: no address and no number is stored here.
create table cash_orders (
  order_id text primary key references orders (id),
  email_key text not null,
  phone_key text not null,
  address_key text not null,
  -- the PIN code, of which many people share one
  pin text not null,
  placed_at timestamptz not null
);
create index cash_orders_email on cash_orders (email_key);
create index cash_orders_phone on cash_orders (phone_key);
create index cash_orders_address on cash_orders (address_key);
create index cash_orders_pin on cash_orders (pin, placed_at);
