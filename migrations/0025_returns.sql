create table returns (
  id text primary key,
  number text not null unique,
  order_id text not null references orders (id),
  parcel_id text not null references parcels (id),
  state text not null check (state in ('requested', 'approved', 'refused', 'withdrawn', 'received', 'refunded', 'replaced')),
  wish text not null check (wish in ('refund', 'replacement')),
  decision text,
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

create table return_photos (
  return_id text not null references returns (id),
  position integer not null,
  media_id text not null references media (id),
  primary key (return_id, position)
);
create index return_photos_media on return_photos (media_id);

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
