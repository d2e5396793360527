-- The operator's own documents: what it charges a seller for a month, with GST, numbered without gaps.
create table commission_series (
  kind text not null check (kind in ('invoice', 'credit-note')),
  financial_year text not null check (financial_year ~ '^\d{4}$'),
  last integer not null default 0,
  primary key (kind, financial_year)
);

create table commission_invoices (
  id text primary key,
  kind text not null check (kind in ('invoice', 'credit-note')),
  number text not null unique check (length(number) <= 16),
  financial_year text not null,
  serial integer not null,
  seller_id text not null references sellers (id),
  -- the first day of the month that it is for
  month date not null check (extract(day from month) = 1),
  issued_at timestamptz not null,
  document jsonb not null,
  unique (seller_id, month),
  unique (kind, financial_year, serial)
);
create index commission_invoices_month on commission_invoices (month, number);
create trigger commission_invoices_are_kept before update or delete on commission_invoices for each row execute function refuse_change();
create trigger commission_invoices_stay before truncate on commission_invoices execute function refuse_change();
