-- Bookings of parcels with carriers: one row a parcel, so that none is booked twice.
create table shipments (
  id text primary key,
  parcel_id text not null unique references parcels (id),
  carrier text not null check (carrier in ('manual', 'india-post', 'shiprocket')),
  state text not null check (state in ('requested', 'created', 'booked', 'failed', 'cancelling', 'cancelled')),
  -- counts up where the carrier's order of the attempt before was cancelled: its reference cannot be used again
  attempt integer not null default 1 check (attempt > 0),
  weight_grams integer check (weight_grams > 0),
  length_cm integer check (length_cm > 0),
  breadth_cm integer check (breadth_cm > 0),
  height_cm integer check (height_cm > 0),
  -- the carrier's name of the address where it fetches the parcel
  pickup_location text check (length(pickup_location) <= 80),
  -- cash that the courier was told to collect
  due_paise bigint check (due_paise >= 0),
  carrier_order_id text,
  carrier_shipment_id text,
  awb text check (length(awb) <= 80),
  courier text check (length(courier) <= 80),
  wants_pickup boolean not null default false,
  pickup_requested_at timestamptz,
  -- why it failed, without anything about people
  fault text check (length(fault) <= 200),
  checks integer not null default 0,
  -- when the carrier is called next; null: there is nothing to ask of it
  next_check_at timestamptz,
  created_at timestamptz not null,
  state_at timestamptz not null
);
create unique index shipments_awb on shipments (awb) where carrier = 'shiprocket';
create index shipments_due on shipments (next_check_at) where next_check_at is not null;
