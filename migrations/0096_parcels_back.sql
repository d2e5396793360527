-- A parcel that is back with its seller waits for its buyer's choice between the money and the pieces sent again.
alter table parcels
  -- said when it was taken back: its pieces can be sold or sent again
  add column is_whole boolean;

-- Until now such parcels were settled in the step that took them back.
with settled as (update parcels set state = 'refunded' where state = 'returned' returning id, state_at)
insert into parcel_events (parcel_id, event, from_state, to_state, by, at) select id, 'refund', 'returned', 'refunded', 'shop', state_at from settled;

drop index parcels_waiting;
create index parcels_waiting on parcels (state, state_at)
  where state in ('confirmed', 'packed', 'shipped', 'undeliverable', 'refused', 'returning', 'not-received', 'lost', 'returned');

-- Pieces that came back whole go on sale again, and may be sent once more to the same buyer.
alter table order_lines drop constraint order_lines_check3;
alter table order_lines add constraint order_lines_restocked_check check (restocked_qty >= 0 and restocked_qty <= refunded_qty + replaced_qty);
