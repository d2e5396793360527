-- What the hourly check of the books found and has not seen mended: the operator is told of each once.
create table book_findings (
  -- the check, and what it found: an id of an order, a line, a payment
  check_name text not null,
  subject text not null,
  detail text not null,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (check_name, subject)
);
