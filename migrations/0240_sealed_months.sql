-- Months of the ledger that are over, the first day of each by the Indian calendar. What is written since they were sealed is found
-- by its number, and what they hold by their sums.
create table ledger_months (
  month date primary key check (extract(day from month) = 1),
  -- no entry of this month has a higher number, and none of a later month a lower one than open_from
  last_entry bigint not null,
  open_from bigint not null,
  sealed_at timestamptz not null default now()
);

-- Sums of a month by seller (empty: of none), account and kind of posting. The digest is the sum of 60 bits of the MD5 of each
-- entry with its posting, so that an entry that was changed, added or taken away shows.
create table ledger_month_sums (
  seller_id text not null,
  month date not null references ledger_months (month),
  account text not null,
  kind text not null,
  entries bigint not null check (entries > 0),
  amount_paise bigint not null,
  digest numeric not null,
  primary key (seller_id, month, account, kind)
);

create trigger ledger_months_are_kept before update or delete on ledger_months for each row execute function refuse_change();
create trigger ledger_months_stay before truncate on ledger_months execute function refuse_change();
create trigger ledger_month_sums_are_kept before update or delete on ledger_month_sums for each row execute function refuse_change();
create trigger ledger_month_sums_stay before truncate on ledger_month_sums execute function refuse_change();

-- A month that is sealed takes no more postings.
create function refuse_sealed_month() returns trigger language plpgsql as $$
declare
  sealed timestamptz := (select (max(month) + interval '1 month') at time zone 'Asia/Kolkata' from ledger_months);
begin
  if exists (select from added where at < sealed) then
    raise exception 'the ledger is sealed until %', sealed using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;
create trigger ledger_transactions_come_later after insert on ledger_transactions referencing new table as added
  for each statement execute function refuse_sealed_month();
