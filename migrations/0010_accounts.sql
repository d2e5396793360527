-- People with an account. What they bought will refer to the key; everything that says who they are can be emptied without touching it.
create table users (
  id text primary key,
  role text not null default 'buyer' check (role in ('buyer', 'seller', 'admin')),
  -- lower case; empty once the person was erased
  email text unique check (email = lower(email)),
  name text,
  phone text,
  language text not null default 'en' check (language in ('en', 'hi')),
  password_hash text,
  email_verified_at timestamptz,
  personalized_recommendations boolean not null default true,
  promotional_emails boolean not null default false,
  -- counts the changes of the address list: a write that has seen an older one is refused
  addresses_version integer not null default 0,
  -- sealed with the server's secret; in force once confirmed
  totp_secret text,
  totp_confirmed_at timestamptz,
  -- the newest step whose code was used: no code works twice
  totp_step bigint,
  created_at timestamptz not null,
  erased_at timestamptz,
  check (erased_at is null or (email is null and name is null and phone is null and password_hash is null and totp_secret is null)),
  check (erased_at is not null or (email is not null and name is not null and password_hash is not null))
);

create table addresses (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  position integer not null,
  label text not null,
  -- the lines as one text, which is what the specified list form carries
  details text not null,
  name text,
  phone text,
  line1 text,
  line2 text,
  city text,
  state text,
  postal_code text,
  country text,
  is_default boolean not null default false,
  version integer not null default 1,
  unique (user_id, position) deferrable initially deferred
);
create unique index addresses_default on addresses (user_id) where is_default;

-- A session is known by the digest of its token alone.
create table sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  -- when the password was last entered in it
  authenticated_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  user_agent text not null,
  -- the network it came from, without the part that names a single line
  network text not null
);
create index sessions_user on sessions (user_id, last_seen_at desc);
create index sessions_expired on sessions (expires_at);

-- Browsers that signed in to an account before: a new one is told to its owner.
create table devices (
  user_id text not null references users (id) on delete cascade,
  device_hash text not null,
  seen_at timestamptz not null,
  primary key (user_id, device_hash)
);

-- Who asked for an account and has not entered the code yet. Several may ask for one address; none changes another's password.
create table signups (
  id text primary key,
  email text not null,
  name text not null,
  password_hash text not null,
  language text not null check (language in ('en', 'hi')),
  created_at timestamptz not null
);
create index signups_email on signups (email, created_at desc);
create index signups_old on signups (created_at);

-- Six digits, sent by mail: bound to a purpose and an address, kept as a keyed digest.
create table one_time_codes (
  id text primary key,
  purpose text not null check (purpose in ('signup', 'password', 'email')),
  email text not null,
  -- the sign-up or the user that it is about
  subject text not null,
  code_hash text not null,
  attempts_left integer not null check (attempts_left >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_codes_latest on one_time_codes (purpose, email, created_at desc);
create index one_time_codes_subject on one_time_codes (subject);
create index one_time_codes_old on one_time_codes (created_at);

create table recovery_codes (
  user_id text not null references users (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- What a person agreed to and took back, line by line.
create table consents (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  purpose text not null,
  granted boolean not null,
  place text not null,
  at timestamptz not null
);
create index consents_user on consents (user_id, at desc);
