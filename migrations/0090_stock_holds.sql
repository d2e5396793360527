-- What orders hold that are not paid yet: limits on what one buyer, browser or network may hold are counted here. Rows go
-- when the order is paid, cancelled or runs out; those of cash orders count for a day.
create table stock_holds (
  order_id text not null,
  variant_id text not null references variants (id),
  qty integer not null check (qty > 0),
  -- keyed digests of the account, browser, mailbox, phone and network that hold, each with its kind
  holders text[] not null default '{}',
  -- nobody has proved who it is
  is_guest boolean not null,
  -- it stands, and the courier collects the money
  is_cash boolean not null,
  at timestamptz not null default now(),
  primary key (order_id, variant_id)
);
create index stock_holds_variant on stock_holds (variant_id);
create index stock_holds_holders on stock_holds using gin (holders);
create index stock_holds_at on stock_holds (at) where is_cash;

insert into stock_holds (order_id, variant_id, qty, is_guest, is_cash, at)
  select o.id, l.variant_id, sum(l.qty - l.cancelled_qty - l.refunded_qty), o.user_id is null, false, o.created_at
  from orders o join order_lines l on l.order_id = o.id
  where o.state = 'pending' and l.qty > l.cancelled_qty + l.refunded_qty group by o.id, l.variant_id;

-- The buyer left the order before it was paid: a payment that comes later is refunded.
alter table orders add column left_at timestamptz check (left_at is null or state = 'abandoned');
