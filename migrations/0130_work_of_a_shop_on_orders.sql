-- Who in a team took a step, beside the side; null for steps of before, of couriers and of clocks.
alter table parcel_events add column by_user text;
alter table return_events add column by_user text;

-- A parcel that its seller marked as packed: its invoice is made at `pack_at`, until then it can be undone.
alter table parcels
  add column pack_at timestamptz,
  add column pack_by text,
  add check (pack_at is null or pack_by is not null);
create index parcels_of_seller on parcels (seller_id, state);
