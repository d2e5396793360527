-- The people of a seller who are written to about its parcels, beside those with an account (seller_people). The operator enters them.
create table seller_contacts (
  id text primary key,
  seller_id text not null references sellers (id),
  name text not null check (length(name) between 1 and 120),
  email text not null check (email = lower(email)),
  language text not null check (language in ('en', 'hi')),
  -- what the person is written to about
  notices text[] not null,
  created_at timestamptz not null,
  unique (seller_id, email)
);
create index seller_contacts_email on seller_contacts (email);
