-- Made-to-order pieces that a shop can make in a month: of all its products, or of one.
create table made_capacities (
  id text primary key,
  seller_id text not null references sellers (id),
  product_id text references products (id),
  per_month integer not null check (per_month between 1 and 10000),
  changed_at timestamptz not null
);
create unique index made_capacities_subject on made_capacities (seller_id, coalesce(product_id, ''));

-- Months for which the made-to-order units of an order are promised.
create table made_bookings (
  order_id text not null,
  variant_id text not null references variants (id),
  product_id text not null references products (id),
  seller_id text not null references sellers (id),
  -- such as 2026-12
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  units integer not null check (units > 0),
  -- those that were neither cancelled nor given back
  open_units integer not null check (open_units between 0 and units),
  primary key (order_id, variant_id, month)
);
create index made_bookings_room on made_bookings (seller_id, month) where open_units > 0;

-- What waits to be sent is promised already.
insert into made_bookings (order_id, variant_id, product_id, seller_id, month, units, open_units)
  select l.order_id, l.variant_id, l.product_id, l.seller_id, to_char(p.ship_by, 'YYYY-MM'), sum(l.qty - l.cancelled_qty), sum(l.qty - l.cancelled_qty)
    from order_lines l join parcels p on p.id = l.parcel_id
    where l.lead_time_days is not null and p.ship_by is not null and p.state in ('placed', 'confirmed') and l.qty > l.cancelled_qty
    group by l.order_id, l.variant_id, l.product_id, l.seller_id, to_char(p.ship_by, 'YYYY-MM');
