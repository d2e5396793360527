-- Consents of makers to a facilitator who prepares their products for a shop. They count while the facilitator is of its team.
create table maker_consents (
  id text primary key,
  maker_id text not null references makers (id),
  seller_id text not null references sellers (id),
  -- the facilitator; null once erased
  user_id text references users (id),
  given text not null check (given in ('spoken', 'written', 'thumbprint')),
  -- the name of whoever saw the thumbprint
  witness text check (length(witness) between 1 and 100),
  -- the key of the member who recorded it
  recorded_by text,
  recorded_at timestamptz not null,
  -- the last day on which it counts
  until date not null,
  withdrawn_at timestamptz,
  check (given <> 'thumbprint' or witness is not null or withdrawn_at is not null)
);
create unique index maker_consents_open on maker_consents (seller_id, user_id, maker_id) where withdrawn_at is null;
create index maker_consents_user on maker_consents (user_id);
create trigger refuses_erased_person before insert or update of user_id on maker_consents
  for each row execute function refuse_erased_person();
