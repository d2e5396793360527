-- The way back of a return whose goods a courier may fetch from the buyer. Who carries it, and under which number, stands in `shipments`.
create table return_pickups (
  return_id text primary key references returns (id),
  state text not null check (state in ('offered', 'booking', 'awaiting', 'failed', 'picked-up', 'back', 'lost', 'self', 'ended')),
  weight_grams integer not null check (weight_grams > 0),
  length_cm integer not null check (length_cm > 0),
  breadth_cm integer not null check (breadth_cm > 0),
  height_cm integer not null check (height_cm > 0),
  -- the carrier's name of the address to which it brings the goods
  to_location text not null check (length(to_location) <= 80),
  courier text check (length(courier) <= 80),
  tracking_number text check (length(tracking_number) <= 80),
  tracking_url text check (length(tracking_url) <= 300),
  -- the day in India on which the courier comes, where the carrier named one
  pickup_on date,
  -- when the courier had the goods; null: the buyer has them
  collected_at timestamptz,
  created_at timestamptz not null,
  state_at timestamptz not null,
  reminded_at timestamptz,
  escalated_at timestamptz
);
create index return_pickups_waiting on return_pickups (state, state_at) where state not in ('self', 'ended');

create table return_pickup_events (
  id bigint generated always as identity primary key,
  return_id text not null references returns (id),
  event text not null,
  from_state text not null,
  to_state text not null,
  by text not null check (by in ('buyer', 'courier', 'seller', 'operator')),
  at timestamptz not null
);
create index return_pickup_events_return on return_pickup_events (return_id, id);
create trigger return_pickup_events_are_kept before update or delete on return_pickup_events for each row execute function refuse_change();

-- A parcel is booked once on its way out, and once for each return of it.
alter table shipments drop constraint shipments_parcel_id_key;
alter table shipments add column return_id text unique references returns (id);
create unique index shipments_parcel on shipments (parcel_id) where return_id is null;

-- The carrier says that a report is about goods on their way back: it moves no parcel on its way out.
alter table tracking_events add column is_return boolean not null default false;
