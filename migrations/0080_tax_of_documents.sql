-- GST of each document is posted with it, and beside it what the rate of its day differs from the one that was agreed.
do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'ledger_transactions'::regclass and conname = 'ledger_transactions_kind_check');
begin
  if known is not null and known not like '%''tax''%' then
    execute 'alter table ledger_transactions drop constraint ledger_transactions_kind_check';
    execute 'alter table ledger_transactions add constraint ledger_transactions_kind_check '
      || replace(known, '''sale''::text', '''sale''::text, ''tax''::text');
  end if;
end
$$;

-- A line whose rate was another one when its parcel was packed than when it was ordered. Amounts are those of the whole line.
create table tax_changes (
  line_id text primary key,
  order_id text not null,
  parcel_id text not null,
  seller_id text not null,
  hsn text not null,
  from_rate_bp integer not null,
  to_rate_bp integer not null,
  from_tax_paise bigint not null,
  to_tax_paise bigint not null,
  at timestamptz not null
);
create index tax_changes_at on tax_changes (at);
create trigger tax_changes_are_kept before update or delete on tax_changes for each row execute function refuse_change();
create trigger tax_changes_stay before truncate on tax_changes execute function refuse_change();

-- Documents of a month, for the returns that sellers file.
create index invoices_issued_at on invoices (issued_at);
create index ledger_transactions_at on ledger_transactions (at);
