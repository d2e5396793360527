-- What people wrote through the forms. The identifier is the reference that they were told.
create table tickets (
  id text primary key,
  kind text not null check (kind in ('seller-request', 'feedback', 'product-request')),
  language text not null check (language in ('en', 'hi')),
  name text,
  email text,
  phone_number text check (phone_number ~ '^\+[0-9]{5,15}$'),
  business_name text,
  subject text,
  -- the description, the message, or the wished-for product
  body text not null,
  -- what was searched for before a product was asked for
  search_term text,
  -- a digest of the content: what is sent twice within minutes is one ticket
  fingerprint text not null,
  state text not null default 'open' check (state in ('open', 'resolved')),
  created_at timestamptz not null,
  acknowledge_by timestamptz not null,
  resolve_by timestamptz not null,
  resolved_at timestamptz,
  -- the acknowledgement; it has been given once this mail is sent
  acknowledgement_id text references mails (id) on delete set null,
  check (kind = 'product-request' or (name is not null and email is not null and phone_number is not null)),
  check (kind <> 'seller-request' or business_name is not null),
  check (kind <> 'feedback' or subject is not null),
  check ((state = 'resolved') = (resolved_at is not null))
);
create index tickets_fingerprint on tickets (fingerprint, created_at);
create index tickets_open on tickets (resolve_by) where state = 'open';
create index tickets_acknowledgement on tickets (acknowledgement_id);
