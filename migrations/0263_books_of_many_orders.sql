-- The time that a finding was looked for in: checked again without it, it was mended. Those of before are of everything.
alter table book_findings
  add column since timestamptz not null default '-infinity',
  add column until timestamptz not null default 'infinity';

-- What the movements of a variant come to, up to one that all have passed: the highest of this table. Whoever sums them reads those behind it.
create table stock_sums (
  variant_id text primary key references variants (id),
  moved bigint not null,
  movement_id bigint not null
);
