-- What providers say of the money that they hold: each movement once, as it was read from their reports.
create table statement_rows (
  provider text not null,
  -- the provider's name for the movement
  row_id text not null,
  kind text not null check (kind in ('capture', 'refund', 'dispute', 'fee', 'settlement', 'adjustment')),
  provider_payment_id text,
  provider_refund_id text,
  provider_dispute_id text,
  -- the transfer to the bank that it went out with
  settlement_id text,
  -- what it does to the balance, before the fee; the fee with its tax, and the tax in it
  amount_paise bigint not null,
  fee_paise bigint not null default 0,
  fee_gst_paise bigint not null default 0,
  currency text not null,
  occurred_at timestamptz not null,
  read_at timestamptz not null default now(),
  primary key (provider, row_id)
);
create index statement_rows_payment on statement_rows (provider, provider_payment_id) where provider_payment_id is not null;
create index statement_rows_refund on statement_rows (provider, provider_refund_id) where provider_refund_id is not null;
create index statement_rows_dispute on statement_rows (provider, provider_dispute_id) where provider_dispute_id is not null;
create index statement_rows_kind on statement_rows (kind, provider);
create index statement_rows_settlement on statement_rows (provider, settlement_id) where settlement_id is not null;
create trigger statement_rows_are_kept before update or delete on statement_rows for each row execute function refuse_change();

-- How far the reports of a provider were read, and where in the day that is being read.
create table statement_progress (
  provider text primary key,
  begun_at timestamptz not null,
  read_until timestamptz not null,
  position text,
  changed_at timestamptz not null default now()
);

-- Where the books and a provider differ: work for the operator, who closes it with a reason.
create table book_differences (
  id text primary key,
  kind text not null,
  -- the provider's or our name for what differs
  subject text not null,
  provider text not null,
  detail text not null,
  -- what the provider's balance has beyond the books
  amount_paise bigint not null,
  order_id text,
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by text,
  reason text check (length(reason) <= 500),
  unique (kind, provider, subject),
  check ((closed_at is null) = (closed_by is null))
);
create index book_differences_open on book_differences (opened_at) where closed_at is null;
