-- Units of a currency for one Indian rupee, as last heard from the rates service. Exact decimals: what is shown is computed from the text.
create table exchange_rates (
  currency text primary key check (currency ~ '^[A-Z]{3}$'),
  rate numeric not null check (rate > 0),
  rated_on date not null,
  source text not null,
  fetched_at timestamptz not null
);
