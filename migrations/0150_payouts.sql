-- Payouts to sellers. Amounts are in the ledger alone: a payout is a set of its entries, and each entry is in one payout at most.
create table payout_runs (
  id text primary key,
  state text not null check (state in ('gathering', 'proposed', 'approved', 'sent', 'settled', 'dropped')),
  opened_at timestamptz not null,
  state_at timestamptz not null,
  -- accounts of operators, or `cli:` and the user of the machine
  proposed_by text,
  approved_by text,
  sent_by text,
  reminded_at timestamptz,
  constraint payout_runs_two_people check (approved_by <> proposed_by),
  constraint payout_runs_proposed check (state in ('gathering', 'dropped') or proposed_by is not null),
  constraint payout_runs_approved check (state in ('gathering', 'proposed', 'dropped') or approved_by is not null)
);
-- Two runs at once would pay out the same entries.
create unique index payout_runs_open on payout_runs ((true)) where state in ('gathering', 'proposed', 'approved');

create table payouts (
  id text primary key,
  seller_id text not null references sellers (id),
  run_id text references payout_runs (id),
  state text not null check (state in ('due', 'in-run', 'sent', 'paid', 'returned')),
  amount_paise bigint not null check (amount_paise >= 0),
  -- how often its money left; each time has postings of its own
  attempt integer not null default 0 check (attempt >= 0),
  -- the account that it was posted for
  bank_id text references seller_banks (id),
  account_last4 text,
  -- unique transaction reference of the bank
  utr text check (length(utr) between 6 and 40),
  return_reason text check (length(return_reason) between 1 and 300),
  created_at timestamptz not null,
  state_at timestamptz not null,
  sent_at timestamptz,
  check ((state = 'due') = (run_id is null)),
  check (state = 'due' or amount_paise > 0),
  check (state <> 'paid' or utr is not null),
  check (state <> 'returned' or return_reason is not null),
  check (state in ('due', 'in-run') or sent_at is not null)
);
create unique index payouts_prepared on payouts (seller_id) where state in ('due', 'in-run');
create index payouts_seller on payouts (seller_id, created_at desc);
create index payouts_run on payouts (run_id);
create unique index payouts_utr on payouts (utr) where state = 'paid';

create table payout_entries (
  entry_id bigint primary key references ledger_entries (id),
  payout_id text not null references payouts (id)
);
create index payout_entries_payout on payout_entries (payout_id);

-- What was sent stays as it was.
create function refuse_change_of_payout() returns trigger language plpgsql as $$
declare
  changed text := case tg_op when 'DELETE' then old.payout_id else new.payout_id end;
begin
  if tg_op = 'UPDATE' or (select state from payouts where id = changed) not in ('due', 'in-run') then
    raise exception 'the entries of payout % are kept', changed using errcode = 'restrict_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
create trigger payout_entries_are_kept before insert or update or delete on payout_entries
  for each row execute function refuse_change_of_payout();

create table payout_events (
  id bigint generated always as identity primary key,
  run_id text references payout_runs (id),
  payout_id text references payouts (id),
  event text not null,
  by text not null,
  at timestamptz not null,
  check (run_id is not null or payout_id is not null)
);
create index payout_events_run on payout_events (run_id);
create index payout_events_payout on payout_events (payout_id);
create trigger payout_events_are_kept before update or delete on payout_events for each row execute function refuse_change();

-- Money that is held back always has a reason, a cap and an end.
create table holds (
  id text primary key,
  seller_id text not null references sellers (id),
  state text not null check (state in ('set', 'appealed', 'lifted', 'upheld', 'ended')),
  reason text not null check (reason in ('many-returns', 'undelivered', 'chargebacks', 'identity-check', 'court-order')),
  words jsonb not null check (length(words ->> 'en') between 1 and 1000 and length(words ->> 'hi') between 1 and 1000),
  cap_paise bigint not null check (cap_paise > 0),
  -- the last day, Indian time
  ends_on date not null,
  set_by text not null,
  set_at timestamptz not null,
  state_at timestamptz not null,
  check (words ->> 'en' is not null and words ->> 'hi' is not null)
);
create index holds_seller on holds (seller_id, set_at desc);

create table hold_appeals (
  hold_id text primary key references holds (id),
  -- empty once the person was erased
  user_id text references users (id),
  words text not null check (length(words) between 1 and 2000),
  at timestamptz not null,
  answer_due date not null,
  answer jsonb,
  answered_by text,
  answered_at timestamptz,
  check ((answered_at is null) = (answered_by is null))
);
create trigger refuses_erased_person before insert or update of user_id on hold_appeals
  for each row execute function refuse_erased_person();
