-- A product as it was each time a draft was applied: the latest fifty.
create table product_versions (
  product_id text not null references products (id) on delete cascade,
  number integer not null check (number > 0),
  body jsonb not null,
  -- in their order: mediaId, alt and color
  pictures jsonb not null,
  -- the account that sent the draft; null: from before drafts, or by a program
  sent_by text,
  at timestamptz not null,
  primary key (product_id, number)
);

alter table drafts add column submitted_by text;
