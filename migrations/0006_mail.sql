-- Mails that wait, and what is left of those that are settled: what a mail says is erased once it was sent.
create table mails (
  id text primary key,
  -- which text it is, such as feedback-received
  kind text not null,
  recipient text not null,
  reply_to text,
  language text not null check (language in ('en', 'hi')),
  subject text,
  blocks jsonb,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'expired')),
  attempts integer not null default 0,
  -- why the last attempt failed: a code, never what a server said
  last_error text,
  -- a mail with a code in it is of no use later, and must not be readable here later
  valid_until timestamptz,
  created_at timestamptz not null,
  attempted_at timestamptz,
  settled_at timestamptz,
  check (state not in ('sent', 'expired') or (blocks is null and subject is null)),
  check (state <> 'waiting' or (blocks is not null and subject is not null))
);
create index mails_waiting on mails (created_at) where state = 'waiting';
create index mails_settled on mails (state, settled_at) where state <> 'waiting';

-- How often something was done, counted for all nodes together. The key is a digest: it names nobody.
create table limits (
  key text primary key,
  taken integer not null,
  until timestamptz not null
);
create index limits_until on limits (until);
