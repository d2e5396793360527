alter table shipments
  -- when the newest report that was applied happened: older ones come late and move nothing
  add column last_event_at timestamptz,
  -- how the courier says that it proves the delivery
  add column proof text check (proof in ('otp', 'document')),
  add column polled_at timestamptz;

-- Reports of carriers on parcels, each stored once and before anything is done with it. They hold no place and no words of
-- couriers, which name people.
create table tracking_events (
  id bigint generated always as identity primary key,
  carrier text not null check (carrier in ('shiprocket')),
  -- number, status and moment: the same in every repetition
  event_id text not null check (length(event_id) <= 160),
  awb text not null check (length(awb) <= 80),
  -- the carrier's code
  code text not null check (length(code) <= 20),
  kind text not null check (length(kind) <= 40),
  proof text check (proof in ('otp', 'document')),
  source text not null check (source in ('webhook', 'poll')),
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  -- null: not applied yet
  outcome text check (length(outcome) <= 40),
  unique (carrier, event_id)
);
create index tracking_events_awb on tracking_events (awb);
create index tracking_events_open on tracking_events (id) where outcome is null;
