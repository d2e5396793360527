-- Requests to sell on their way to a shop. The request itself is a ticket of the same reference.
create table seller_applications (
  reference text primary key,
  state text not null default 'sent' check (state in ('sent', 'looked-at', 'invited', 'opened', 'refused', 'withdrawn')),
  language text not null check (language in ('en', 'hi')),
  name text not null,
  email text not null,
  phone_number text not null,
  business_name text not null,
  -- words of the operator to the applicant, by language
  refusal jsonb,
  -- the shop that it became
  seller_id text references sellers (id),
  created_at timestamptz not null,
  state_at timestamptz not null,
  reminded_at timestamptz,
  escalated_at timestamptz,
  check ((state = 'refused') = (refusal is not null)),
  check ((state = 'opened') = (seller_id is not null))
);
create index seller_applications_waiting on seller_applications (state, state_at);
create index seller_applications_email on seller_applications (lower(email));

-- Invitations by mail: to open the shop of an application, or to join the team of a shop. One works once.
create table seller_invitations (
  id text primary key,
  application text references seller_applications (reference) on delete cascade,
  seller_id text references sellers (id),
  role text not null check (role in ('owner', 'manager', 'packer', 'accountant', 'facilitator')),
  email text not null,
  language text not null check (language in ('en', 'hi')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  check ((application is null) <> (seller_id is null))
);
create index seller_invitations_application on seller_invitations (application);
create index seller_invitations_seller on seller_invitations (seller_id);
create index seller_invitations_email on seller_invitations (lower(email));
