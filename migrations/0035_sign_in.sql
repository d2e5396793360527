-- A code is entered in the browser that asked for it: every request has a code and attempts of its own, so that nobody uses up
-- another's. A keyed name of the requester; codes that were sent before fit no browser and are asked for again.
alter table one_time_codes add column requester text not null default '';
alter table one_time_codes alter column requester drop default;
drop index one_time_codes_latest;
create index one_time_codes_latest on one_time_codes (purpose, email, requester, created_at desc);

-- Mails that tell an owner of repeated failed log-ins. Each carries a token, known here by its digest, that does two things once each.
create table sign_in_warnings (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- the browser that opened the mail may log in, whatever strangers do
  browser_trusted_at timestamptz,
  -- every session was ended with it
  sessions_ended_at timestamptz
);
create index sign_in_warnings_user on sign_in_warnings (user_id);
create index sign_in_warnings_expired on sign_in_warnings (expires_at);
