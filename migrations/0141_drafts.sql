-- What a shop writes about a product before it is approved. The product itself stays as it is until then.
create table drafts (
  id text primary key,
  seller_id text not null references sellers (id),
  -- null: a new product; the one that it became once it is applied
  product_id text references products (id),
  is_new boolean not null,
  body jsonb not null,
  state text not null default 'writing' check (state in ('writing', 'submitted', 'sent-back', 'applied', 'refused', 'withdrawn')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  check (state <> 'applied' or product_id is not null),
  check (is_new or product_id is not null)
);
-- Further changes of a product join the draft that is open.
create unique index drafts_open_of_product on drafts (product_id) where state in ('writing', 'submitted', 'sent-back');
create index drafts_of_seller on drafts (seller_id, updated_at desc);
create index drafts_submitted on drafts (submitted_at) where state = 'submitted';

create table draft_reviews (
  id text primary key,
  draft_id text not null references drafts (id),
  decision text not null check (decision in ('approve', 'send-back', 'refuse')),
  -- picked ones; their words are in the code, in both languages
  reasons text[] not null default '{}',
  note jsonb,
  at timestamptz not null,
  check (decision = 'approve' or cardinality(reasons) > 0)
);
create index draft_reviews_of_draft on draft_reviews (draft_id, at);
create trigger draft_reviews_are_kept before update or delete on draft_reviews for each row execute function refuse_change();
create trigger draft_reviews_stay before truncate on draft_reviews execute function refuse_change();
