-- Every way on which a parcel ends: cancelled until it is shipped, lost, undeliverable, refused at the door, back with its seller.
alter table parcels drop constraint parcels_state_check;
alter table parcels add constraint parcels_state_check check (state in ('placed', 'confirmed', 'packed', 'shipped', 'undeliverable', 'refused',
  'returning', 'not-received', 'lost', 'delivered', 'returned', 'refunded', 'resent', 'cancelled'));
alter table parcels
  -- handed to the courier, the last time; the days on the way count from here
  add column shipped_at timestamptz,
  -- who said that it has arrived; the shop itself only presumes it
  add column delivered_by text check (delivered_by in ('buyer', 'seller', 'operator', 'courier', 'shop')),
  -- what the buyer wants if it is lost
  add column remedy text check (remedy in ('refund', 'replacement')),
  -- why its latest step was taken, for the buyer to read
  add column reason text,
  add column note text check (length(note) <= 1000),
  -- sent in place of another parcel or of pieces of it; the root is the first of the chain, which has the invoice
  add column replaces_id text references parcels (id),
  add column root_id text references parcels (id),
  add column generation integer check (generation between 1 and 9);
alter table parcels add constraint parcels_replacement_check check ((replaces_id is null) = (root_id is null) and (replaces_id is null) = (generation is null));

-- One parcel for each seller of an order, and those that were sent in its place.
alter table parcels drop constraint parcels_order_id_seller_id_key;
create unique index parcels_first_of_seller on parcels (order_id, seller_id) where replaces_id is null;
create index parcels_root on parcels (root_id) where root_id is not null;
create index parcels_replaces on parcels (replaces_id) where replaces_id is not null;
drop index parcels_waiting;
create index parcels_waiting on parcels (state, state_at)
  where state in ('confirmed', 'packed', 'shipped', 'undeliverable', 'refused', 'returning', 'not-received', 'lost');

alter table parcel_events drop constraint parcel_events_by_check;
alter table parcel_events add constraint parcel_events_by_check check (by in ('buyer', 'seller', 'operator', 'courier', 'shop'));
alter table parcel_events add column reason text;

update parcels p set shipped_at = (select max(e.at) from parcel_events e where e.parcel_id = p.id and e.to_state = 'shipped')
  where state in ('shipped', 'delivered');
update parcels p set shipped_at = coalesce(shipped_at, state_at) where state in ('shipped', 'delivered') and shipped_at is null;
update parcels p set delivered_by = coalesce((select e.by from parcel_events e where e.parcel_id = p.id and e.to_state = 'delivered' order by e.id desc limit 1), 'operator')
  where state = 'delivered';

-- The pieces of a parcel that was sent in place of another. Those of a first parcel are its order lines.
create table parcel_lines (
  parcel_id text not null references parcels (id),
  line_id text not null references order_lines (id),
  qty integer not null check (qty > 0),
  primary key (parcel_id, line_id)
);
create index parcel_lines_line on parcel_lines (line_id);

-- A replacement that an earlier version noted at its return alone becomes a parcel. One of the last weeks may still be on its way.
with replaced as (
  select r.id as return_id, r.order_id, r.parcel_id, r.carrier, r.tracking_number, p.seller_id, p.promised_from, r.state_at,
    r.state_at < now() - interval '45 days' as is_old, substr(md5('replacement ' || r.id), 1, 14) as id,
    row_number() over (partition by r.order_id order by r.state_at, r.id) as place
  from returns r join parcels p on p.id = r.parcel_id where r.state = 'replaced'
), made as (
  insert into parcels (id, order_id, seller_id, position, state, promised_from, promised_until, carrier, tracking_number, state_at, shipped_at,
      delivered_at, delivered_by, replaces_id, root_id, generation)
    select id, order_id, seller_id, 100 + place, case when is_old then 'delivered' else 'shipped' end, state_at::date + 7, state_at::date + 10, carrier,
      tracking_number, case when is_old then state_at + interval '10 days' else state_at end, state_at,
      case when is_old then state_at + interval '10 days' end, case when is_old then 'shop' end, parcel_id, parcel_id, 1
    from replaced returning id
)
insert into parcel_events (parcel_id, event, from_state, to_state, by, at)
  select r.id, e.event, e.from_state, e.to_state, 'shop', r.state_at
  from replaced r cross join (values (1, 'confirm', 'placed', 'confirmed'), (2, 'pack', 'confirmed', 'packed'), (3, 'ship', 'packed', 'shipped')) e (n, event, from_state, to_state)
  order by r.id, e.n;
insert into parcel_lines (parcel_id, line_id, qty)
  select substr(md5('replacement ' || r.id), 1, 14), x.line_id, x.qty from returns r join return_lines x on x.return_id = r.id where r.state = 'replaced';

-- Money that goes back because nothing arrived.
alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check
  check (reason in ('cancelled', 'returned', 'late-payment', 'paid-twice', 'operator', 'not-received', 'mismatch', 'at-provider'));

-- An order that costs nothing is paid in no way.
alter table orders drop constraint orders_method_check;
alter table orders add constraint orders_method_check check (method in ('razorpay', 'stripe', 'cod', 'demo', 'none'));
update orders set method = 'none' where total_paise = 0;
