-- Uploaded pictures wait here, in the transaction that lists them, until a job has made their files: no
-- request and no transaction waits for the storage of media, and none is lost while that is away.
create table media_originals (
  media_id text primary key references media (id) on delete cascade,
  content bytea not null,
  added_at timestamptz not null default now()
);

-- Pictures that were deleted, until a job has removed their files.
create table media_removals (
  content_hash text primary key,
  added_at timestamptz not null default now()
);

-- The data directory in which pictures lie where there is no bucket: a node that has another one warns.
create table media_disks (
  kind text primary key check (kind = 'disk'),
  id text not null
);
