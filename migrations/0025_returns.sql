create table returns (
  id text primary key,
  number text not null unique,
  order_id text not null references orders (id),
  parcel_id text not null references parcels (id),
  state text not null check (state in ('requested', 'approved', 'refused', 'withdrawn', 'received', 'refunded', 'replaced')),
  wish text not null check (wish in ('refund', 'replacement')),
  -- what the seller says to it
  decision text,
  -- of the replacement
  carrier text,
  tracking_number text,
  created_at timestamptz not null,
  state_at timestamptz not null,
  escalated_at timestamptz
);
create index returns_order on returns (order_id);
create index returns_parcel on returns (parcel_id);
create index returns_waiting on returns (state, state_at) where state in ('requested', 'approved', 'received');

create table return_lines (
  return_id text not null references returns (id),
  line_id text not null references order_lines (id),
  qty integer not null check (qty > 0),
  reason text not null check (reason in ('damaged', 'defective', 'not-as-shown', 'wrong-piece', 'changed-mind')),
  primary key (return_id, line_id)
);
create index return_lines_line on return_lines (line_id);

-- Uploaded for an order; belongs to a return once one names it.
create table return_photos (
  order_id text not null references orders (id),
  media_id text not null references media (id),
  return_id text references returns (id),
  position integer not null default 0,
  added_at timestamptz not null,
  primary key (order_id, media_id)
);
create index return_photos_return on return_photos (return_id);
create index return_photos_media on return_photos (media_id);

-- Pieces of a line that came back and are sold again, and pieces that were sent in place of others.
alter table order_lines
  add column restocked_qty integer not null default 0 check (restocked_qty >= 0 and restocked_qty <= refunded_qty),
  add column replaced_qty integer not null default 0 check (replaced_qty >= 0);

create table return_events (
  id bigint generated always as identity primary key,
  return_id text not null references returns (id),
  event text not null,
  from_state text not null,
  to_state text not null,
  by text not null check (by in ('buyer', 'seller', 'operator', 'shop')),
  at timestamptz not null
);
create index return_events_return on return_events (return_id, id);
create trigger return_events_are_kept before update or delete on return_events for each row execute function refuse_change();

create table return_messages (
  id bigint generated always as identity primary key,
  return_id text not null references returns (id),
  author text not null check (author in ('buyer', 'seller', 'operator')),
  -- emptied when the buyer is erased
  text text,
  at timestamptz not null
);
create index return_messages_return on return_messages (return_id, id);
