-- Products of a shop from a table that it made elsewhere. What was sent is private and gone after 30 days.
create table imports (
  id text primary key,
  seller_id text not null references sellers (id),
  file_name text not null,
  state text not null default 'sent'
    check (state in ('sent', 'read', 'checked', 'applying', 'applied', 'undoing', 'undone', 'failed', 'expired')),
  -- the file as it came
  content bytea,
  -- why it could not be read: a code and a line
  problem jsonb,
  header text[] not null default '{}',
  -- the field of each column, empty where it is left out
  columns text[],
  created_at timestamptz not null,
  applied_at timestamptz,
  undone_at timestamptz,
  check (state <> 'expired' or content is null)
);
create index imports_of_seller on imports (seller_id, created_at desc);
create index imports_to_expire on imports (created_at) where state <> 'expired';

create table import_rows (
  import_id text not null references imports (id),
  -- as a spreadsheet counts; the header is line 1
  line integer not null check (line > 1),
  cells text[] not null,
  -- the first line of its product, which carries the plan
  group_line integer,
  verdict text check (verdict in ('new', 'changed', 'same', 'refused')),
  problems jsonb not null default '[]',
  changes jsonb not null default '[]',
  plan jsonb,
  -- a price that changes by more than half was looked at
  confirmed boolean not null default false,
  outcome text check (outcome in ('done', 'failed', 'undone', 'touched')),
  -- how it is taken back
  undo jsonb,
  primary key (import_id, line)
);
create index import_rows_to_apply on import_rows (import_id, line) where plan is not null and outcome is null;
