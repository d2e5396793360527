-- Each file in which a process keeps its search index for its next start. A file without a row here is of another database or of another
-- point in its history. `written` is the transaction that wrote the row, which only a copy of this database has as its `xmin`, too.
create table search_index_files (
  key text primary key,
  written xid8 not null default pg_current_xact_id(),
  saved_at timestamptz not null default now()
);
