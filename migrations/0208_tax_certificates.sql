-- Taxes that were withheld of sellers, as they were paid to the state: what is withheld is in the ledger alone.
create table tax_deposits (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('tds', 'tcs')),
  -- the first day of the month in which it was withheld
  month date not null check (extract(day from month) = 1),
  challan text not null check (challan ~ '^[A-Z0-9/-]{5,40}$'),
  deposited_on date not null,
  -- account of the operator, or `cli:` and the user of the machine
  by text not null,
  at timestamptz not null
);
create index tax_deposits_month on tax_deposits (month, kind, id desc);
create trigger tax_deposits_are_kept before update or delete on tax_deposits for each row execute function refuse_change();
create trigger tax_deposits_stay before truncate on tax_deposits execute function refuse_change();

-- Certificates of what was deducted of a seller in a quarter (Form 16A), encrypted. A corrected one stands beside the first.
create table tax_certificates (
  id text primary key,
  seller_id text not null references sellers (id),
  -- April of this year is in its first quarter
  year integer not null check (year between 2020 and 2100),
  quarter integer not null check (quarter between 1 and 4),
  content bytea not null,
  -- keyed digest of the file that came, by which the same one is known
  digest text not null,
  by text not null,
  at timestamptz not null,
  unique (seller_id, year, quarter, digest)
);
create index tax_certificates_seller on tax_certificates (seller_id, year, quarter, at desc);
create trigger tax_certificates_are_kept before update or delete on tax_certificates for each row execute function refuse_change();
create trigger tax_certificates_stay before truncate on tax_certificates execute function refuse_change();
