-- Whom a parcel was packed for, where the order's address was changed after it was packed: its own recipient and address.
alter table parcels add column recipient jsonb;

-- Changes of an order's delivery address by its buyer, with what it was before; emptied when the buyer is erased.
create table order_address_changes (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id),
  at timestamptz not null,
  before jsonb
);
create index order_address_changes_order on order_address_changes (order_id);
