-- What a seller's invoice has to say.
alter table sellers
  add column legal_name text,
  add column gstin text check (gstin ~ '^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  add column pan text check (pan ~ '^[A-Z]{5}\d{4}[A-Z]$'),
  add column address text,
  -- the first part of its invoice numbers, which have 16 characters at most
  add column invoice_prefix text check (invoice_prefix ~ '^[A-Z0-9]{2,4}$');

-- Rates are the operator's dated data: the rows of the newest date that has begun count, as a whole.
create table tax_rates (
  -- the first digits of an HSN code; the longest that fits counts, '' for all others
  hsn text not null check (hsn ~ '^[0-9]{0,8}$'),
  -- only for pieces of at most this value before tax, in paise; empty for any value
  up_to_paise bigint check (up_to_paise > 0),
  rate_bp integer not null check (rate_bp between 0 and 10000),
  from_date date not null
);
create unique index tax_rates_key on tax_rates (hsn, coalesce(up_to_paise, 0), from_date);

create table withholding_rates (
  -- tcs: tax collected at source on supplies through a marketplace (GST); tds: income tax deducted from a seller's sales;
  -- tds-no-pan: the same for a seller without a PAN; commission-gst: GST on the marketplace's own commission
  kind text not null check (kind in ('tcs', 'tds', 'tds-no-pan', 'commission-gst')),
  rate_bp integer not null check (rate_bp between 0 and 10000),
  section text not null,
  from_date date not null,
  primary key (kind, from_date)
);

create table commission_rates (
  -- empty: everybody else's
  seller_id text references sellers (id),
  rate_bp integer not null check (rate_bp between 0 and 5000),
  from_date date not null
);
create unique index commission_rates_key on commission_rates (coalesce(seller_id, ''), from_date);

-- What has begun is never changed: sales were made at it. What is still to come may be corrected.
create function refuse_change_of_past() returns trigger language plpgsql as $$
begin
  if old.from_date <= (now() at time zone 'Asia/Kolkata')::date then
    raise exception 'a rate of % that has begun is kept', tg_table_name using errcode = 'restrict_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
create trigger tax_rates_are_kept before update or delete on tax_rates for each row execute function refuse_change_of_past();
create trigger withholding_rates_are_kept before update or delete on withholding_rates for each row execute function refuse_change_of_past();
create trigger commission_rates_are_kept before update or delete on commission_rates for each row execute function refuse_change_of_past();

-- Notifications 9/2025 and 13/2025 - Central Tax (Rate), as far as they concern handcraft. 5 % is what most of it bears.
insert into tax_rates (hsn, up_to_paise, rate_bp, from_date) values
  ('', null, 500, '2025-09-22'),
  ('3203', null, 1800, '2025-09-22'),
  ('4203', null, 1800, '2025-09-22'),
  -- exercise books bear none, diaries and journals do
  ('4820', null, 1800, '2025-09-22'), ('482020', null, 0, '2025-09-22'),
  ('8442', null, 1800, '2025-09-22'),
  ('9404', 250000, 500, '2025-09-22'), ('9404', null, 1800, '2025-09-22'),
  -- shawls made or embroidered by hand, of any price
  ('6117', null, 500, '2025-09-22'), ('6214', null, 500, '2025-09-22'),
  ('61', 250000, 500, '2025-09-22'), ('61', null, 1800, '2025-09-22'),
  ('62', 250000, 500, '2025-09-22'), ('62', null, 1800, '2025-09-22'),
  ('63', 250000, 500, '2025-09-22'), ('63', null, 1800, '2025-09-22'),
  ('64', 250000, 500, '2025-09-22'), ('64', null, 1800, '2025-09-22'),
  ('7113', null, 300, '2025-09-22'),
  ('7116', null, 300, '2025-09-22'),
  ('7117', null, 300, '2025-09-22');
insert into withholding_rates (kind, rate_bp, section, from_date) values
  ('tcs', 50, 'CGST 52', '2024-07-10'),
  ('tds', 10, '194-O', '2024-10-01'),
  ('tds-no-pan', 500, '194-O, 206AA', '2024-10-01'),
  -- the Income-tax Act, 2025 numbers them anew
  ('tds', 10, 'ITA 2025, 393(1)', '2026-04-01'),
  ('tds-no-pan', 500, 'ITA 2025, 393(1), 397(2)', '2026-04-01'),
  ('commission-gst', 1800, 'CGST 9', '2017-07-01');
insert into commission_rates (seller_id, rate_bp, from_date) values (null, 1000, '2025-01-01');

create table ledger_transactions (
  -- one effect a name, such as `capture:<payment>`, `sale:<line>` or `reversal:<line>:<from>-<to>`
  id text primary key,
  kind text not null check (kind in ('capture', 'sale', 'reversal', 'refund', 'cod-collection', 'payout', 'correction')),
  order_id text,
  at timestamptz not null default now()
);
create index ledger_transactions_order on ledger_transactions (order_id);

create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id text not null references ledger_transactions (id),
  account text not null,
  -- debit positive, credit negative
  amount_paise bigint not null check (amount_paise <> 0),
  currency text not null default 'INR' check (currency = 'INR'),
  seller_id text,
  order_id text,
  line_id text
);
create index ledger_entries_transaction on ledger_entries (transaction_id);
create index ledger_entries_account on ledger_entries (account, id);
create index ledger_entries_order on ledger_entries (order_id);
create index ledger_entries_seller on ledger_entries (seller_id, account);

create trigger ledger_transactions_are_kept before update or delete on ledger_transactions for each row execute function refuse_change();
create trigger ledger_transactions_stay before truncate on ledger_transactions execute function refuse_change();
create trigger ledger_entries_are_kept before update or delete on ledger_entries for each row execute function refuse_change();
create trigger ledger_entries_stay before truncate on ledger_entries execute function refuse_change();

-- Checked when the transaction commits, for the entries of one posting are written together.
-- By the index, also where the plan was made while the table was small and is kept.
create function ledger_balances() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if (select sum(amount_paise) from ledger_entries where transaction_id = new.transaction_id) <> 0 then
    raise exception 'ledger transaction % does not balance', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger ledger_balances after insert on ledger_entries deferrable initially deferred
  for each row execute function ledger_balances();

-- Numbers without gaps, a series for each seller, kind and financial year (April to March).
create table invoice_series (
  seller_id text not null references sellers (id),
  kind text not null check (kind in ('invoice', 'credit-note')),
  financial_year text not null check (financial_year ~ '^\d{4}$'),
  last integer not null default 0,
  primary key (seller_id, kind, financial_year)
);

create table invoices (
  id text primary key,
  kind text not null check (kind in ('invoice', 'credit-note')),
  number text not null check (length(number) <= 16),
  seller_id text not null references sellers (id),
  financial_year text not null,
  serial integer not null,
  order_id text not null,
  parcel_id text not null,
  -- the invoice that a credit note takes back in part
  refers_to text references invoices (id),
  issued_at timestamptz not null,
  -- everything that is printed on it, as it was that day; kept for the legal term whatever becomes of the account
  document jsonb not null,
  unique (seller_id, kind, financial_year, serial),
  unique (seller_id, number)
);
create index invoices_order on invoices (order_id);
create index invoices_parcel on invoices (parcel_id);
create unique index invoices_once on invoices (parcel_id) where kind = 'invoice';
create index invoices_refers_to on invoices (refers_to);
create trigger invoices_are_kept before update or delete on invoices for each row execute function refuse_change();
create trigger invoices_stay before truncate on invoices execute function refuse_change();
