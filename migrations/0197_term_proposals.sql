-- Words that shops miss when they choose a material, a technique or a colour.
create table term_proposals (
  id text primary key,
  seller_id text not null references sellers (id),
  -- the draft for which it is missed
  draft_id text references drafts (id),
  kind text not null check (kind in ('material', 'technique', 'color')),
  label jsonb not null,
  folded jsonb not null generated always as (search_fold_names(label)) stored,
  reason text not null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'merged', 'refused')),
  -- the term that it became, or was all along
  term text,
  note jsonb,
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((state in ('accepted', 'merged')) = (term is not null)),
  check ((state = 'waiting') = (decided_at is null)),
  check (state <> 'refused' or note is not null)
);
create unique index term_proposals_waiting_of_seller on term_proposals (seller_id, kind, (folded ->> 'en')) where state = 'waiting';
create index term_proposals_waiting on term_proposals (created_at) where state = 'waiting';
create index term_proposals_of_seller on term_proposals (seller_id, created_at desc);
create index term_proposals_known on term_proposals (kind, (folded ->> 'en')) where term is not null;
create index term_proposals_draft on term_proposals (draft_id);
