-- Wrong codes of an authenticator, one after the other: a right one forgets them. Every fifth begins a pause, each longer than the last.
create table second_factor_failures (
  user_id text primary key references users (id) on delete cascade,
  failures integer not null check (failures > 0),
  blocked_until timestamptz
);
