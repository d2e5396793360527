-- What the operator asks of shops can be a paper, and can be asked of some kinds of sellers alone.
alter table shop_requirements
  -- of the operator's own; standard ones keep theirs
  add column family text not null default 'attested' check (family in ('attested', 'documented')),
  -- null: of all
  add column kinds text[] check (cardinality(kinds) > 0 and kinds <@ '{cooperative,producer-company,studio,trust}');

-- Papers of shops: their files lie encrypted in the storage, under the id. What was withdrawn or replaced has no file any more.
create table shop_papers (
  id text primary key,
  seller_id text not null references sellers (id),
  requirement text not null,
  state text not null check (state in ('sent', 'accepted', 'sent-back', 'waived', 'expired', 'withdrawn', 'replaced')),
  -- null: it was waived without a file
  type text check (type in ('application/pdf', 'image/jpeg')),
  bytes integer check (bytes > 0),
  -- keyed digest of the file that came, by which the same one is known
  digest text,
  -- who sent it
  user_id text references users (id),
  sent_at timestamptz not null,
  state_at timestamptz not null,
  -- the last day on which it is accepted
  until date,
  reasons text[] not null default '{}',
  note jsonb,
  reminded_at timestamptz,
  check ((type is null) = (bytes is null) and (type is null) = (digest is null)),
  check (type is not null or state in ('waived', 'replaced'))
);
create unique index shop_papers_sent on shop_papers (seller_id, requirement) where state = 'sent';
create unique index shop_papers_counting on shop_papers (seller_id, requirement) where state in ('accepted', 'waived');
create index shop_papers_shop on shop_papers (seller_id, sent_at desc);
create index shop_papers_waiting on shop_papers (sent_at) where state = 'sent';
create index shop_papers_ending on shop_papers (until) where state = 'accepted';
create index shop_papers_user on shop_papers (user_id);
create trigger refuses_erased_person before insert or update of user_id on shop_papers
  for each row execute function refuse_erased_person();
