-- Where the index of a search cluster stands: it has everything that is visible in the snapshot. Whoever moves it on holds the lease.
create table search_clusters (
  alias text primary key,
  index_name text not null default '',
  snapshot text,
  synced_at timestamptz not null default now(),
  leased_until timestamptz not null default now()
);
