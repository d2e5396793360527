-- Addresses of a shop's own system to which its events are sent.
create table webhooks (
  id text primary key,
  seller_id text not null references sellers (id),
  url text not null check (length(url) between 8 and 500),
  events text[] not null check (cardinality(events) > 0),
  -- encrypted; the one of before signs, too, for a day after a change
  secret text not null,
  previous_secret text,
  previous_until timestamptz,
  state text not null default 'on' check (state in ('on', 'off', 'failed')),
  created_at timestamptz not null,
  -- since when nothing arrived there
  failing_since timestamptz,
  -- a run of deliveries holds it until then
  busy_until timestamptz,
  check ((previous_secret is null) = (previous_until is null))
);
create index webhooks_of_seller on webhooks (seller_id, created_at);

-- What happened to a shop, with ids and numbers alone. The id is made of what happened, so that it is noted once.
create table webhook_events (
  id text primary key,
  seller_id text not null references sellers (id),
  kind text not null,
  data jsonb not null,
  occurred_at timestamptz not null
);
create index webhook_events_by_time on webhook_events (occurred_at);

create table webhook_deliveries (
  id bigint generated always as identity primary key,
  webhook_id text not null references webhooks (id) on delete cascade,
  event_id text not null references webhook_events (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  -- attempts since it was sent first, or sent again by its shop
  attempts integer not null default 0,
  since timestamptz not null,
  due_at timestamptz,
  -- the last attempt
  tried_at timestamptz,
  outcome text,
  status integer,
  ms integer,
  unique (webhook_id, event_id),
  check ((state = 'waiting') = (due_at is not null))
);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, due_at, id) where state = 'waiting';
create index webhook_deliveries_late on webhook_deliveries (due_at) where state = 'waiting';
create index webhook_deliveries_of_event on webhook_deliveries (event_id);
