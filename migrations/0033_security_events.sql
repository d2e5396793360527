-- The security log: who did what, append-only and chained by hashes. It names people by their keys, networks, browsers and unknown
-- e-mail addresses by keyed digests; it never holds an address, a code or a secret.
create table security_events (
  -- without gaps, in the order of the commits
  seq bigint primary key,
  -- people: about ordinary visitors; staff: acts of sellers, admins, the command line and the system, which are kept longer
  stream text not null check (stream in ('people', 'staff')),
  at timestamptz not null,
  kind text not null,
  outcome text not null check (outcome in ('success', 'failure', 'refused')),
  actor_kind text not null check (actor_kind in ('person', 'visitor', 'system', 'cli')),
  -- the key of a person, or the operating-system user of a command
  actor text,
  role text,
  -- the key of the person or seller in whose name the actor acts
  acting_as text,
  -- the key of the person whose account it is about
  person text,
  -- keyed digest of an e-mail address that belongs to no known account
  email_digest text,
  target_kind text,
  target_id text,
  before jsonb,
  after jsonb,
  reason text,
  request_id text not null,
  session_id text,
  -- keyed digests of the network and of the browser's own cookie
  network text,
  device text,
  -- family of the browser, such as Firefox
  browser text,
  previous_hash text not null,
  hash text not null
);
create index security_events_stream on security_events (stream, seq);
create index security_events_at on security_events (stream, at);
create index security_events_person on security_events (person, seq desc);
create index security_events_actor on security_events (actor, seq desc);
create index security_events_kind on security_events (kind, seq desc);

-- The last link of each chain: rows that were cut off its end are missed.
create table security_event_heads (
  stream text primary key check (stream in ('people', 'staff')),
  seq bigint not null,
  hash text not null
);
insert into security_event_heads (stream, seq, hash) values ('people', 0, repeat('0', 64)), ('staff', 0, repeat('0', 64));

-- A link that is signed with a key that the database does not have. Rows before a checkpoint with a count were pruned.
create table security_event_checkpoints (
  id bigint generated always as identity primary key,
  stream text not null check (stream in ('people', 'staff')),
  seq bigint not null,
  hash text not null,
  -- how many rows were pruned with it; 0: none, it only signs
  pruned bigint not null check (pruned >= 0),
  at timestamptz not null,
  -- names the key without telling it
  key_id text not null,
  signature text not null
);
create index security_event_checkpoints_stream on security_event_checkpoints (stream, seq);

-- One writer at a time, from here to the commit. The application writes events as the last thing in a transaction, so whoever holds
-- this lock waits for nothing else. A function of its owner: writers need no right to change the heads.
create function chain_security_event() returns trigger language plpgsql security definer set search_path from current as $$
begin
  perform pg_advisory_xact_lock(7411903);
  select max(h.seq) + 1 into new.seq from security_event_heads h;
  select h.hash into new.previous_hash from security_event_heads h where h.stream = new.stream;
  new.hash := encode(sha256(convert_to(new.previous_hash || jsonb_build_array(
    new.seq, new.stream, (extract(epoch from new.at) * 1000000)::bigint, new.kind, new.outcome, new.actor_kind, new.actor, new.role,
    new.acting_as, new.person, new.email_digest, new.target_kind, new.target_id, new.before, new.after, new.reason, new.request_id,
    new.session_id, new.network, new.device, new.browser)::text, 'UTF8')), 'hex');
  update security_event_heads h set seq = new.seq, hash = new.hash where h.stream = new.stream;
  return new;
end
$$;
create trigger security_events_are_chained before insert on security_events for each row execute function chain_security_event();

-- Heads move with their chain alone.
create function keep_security_event_head() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1 then
    return new;
  end if;
  raise exception '% moves with its chain', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger security_event_heads_are_kept before insert or update or delete on security_event_heads
  for each row execute function keep_security_event_head();
create trigger security_event_heads_stay before truncate on security_event_heads execute function refuse_change();

-- Rows go when their time is over, and only below a checkpoint that remembers where the chain goes on.
create function keep_security_event() returns trigger language plpgsql as $$
begin
  if old.at < now() - (case old.stream when 'people' then interval '90 days' else interval '3 years' end)
    and exists (select from security_event_checkpoints c where c.stream = old.stream and c.seq >= old.seq and c.pruned > 0) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger security_events_are_kept before delete on security_events for each row execute function keep_security_event();
create trigger security_events_do_not_change before update on security_events for each row execute function refuse_change();
create trigger security_events_stay before truncate on security_events execute function refuse_change();
create trigger security_event_checkpoints_are_kept before update or delete on security_event_checkpoints
  for each row execute function refuse_change();
create trigger security_event_checkpoints_stay before truncate on security_event_checkpoints execute function refuse_change();

-- Removes the rows of a stream up to one, and leaves a signed checkpoint in their place.
create function prune_security_events(
  of_stream text, up_to bigint, expected bigint, its_key_id text, its_signature text, moment timestamptz)
returns bigint language plpgsql security definer set search_path from current as $$
declare
  last_hash text;
  removed bigint;
begin
  perform pg_advisory_xact_lock(7411904);
  select hash into last_hash from security_events where stream = of_stream and seq = up_to;
  select count(*) into removed from security_events where stream = of_stream and seq <= up_to;
  -- The signature covers the number of rows.
  if last_hash is null or removed <> expected then
    return 0;
  end if;
  insert into security_event_checkpoints (stream, seq, hash, pruned, at, key_id, signature)
    values (of_stream, up_to, last_hash, removed, moment, its_key_id, its_signature);
  delete from security_events where stream = of_stream and seq <= up_to;
  return removed;
end
$$;
