-- Texts of the shop: stories, questions with answers, legal pages. Each keeps its Markdown and, per language, the HTML that was rendered
-- and cleaned when it was written; `renderer` says by which version of the renderer.
create table posts (
  id text primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  state text not null check (state in ('draft', 'published')),
  -- a day in India
  published_on date not null,
  title jsonb not null,
  summary jsonb not null,
  author jsonb not null,
  picture_id text references media (id),
  picture_alt jsonb,
  maker_ids text[] not null default '{}',
  product_ids text[] not null default '{}',
  tags text[] not null default '{}',
  body jsonb not null,
  html jsonb not null,
  -- to read it, per language
  minutes jsonb not null,
  renderer integer not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((picture_id is null) = (picture_alt is null))
);
create index posts_newest on posts (published_on desc, slug desc) where state = 'published';
create index posts_tags on posts using gin (tags);
create index posts_picture on posts (picture_id);

-- `standard_hash` names the shipped text that a row was loaded from; a row that the operator has edited is never loaded again.
create table faq_groups (
  slug text primary key,
  position integer not null,
  title jsonb not null,
  standard_hash text,
  edited boolean not null,
  version integer not null default 1
);

create table faq_entries (
  slug text primary key,
  group_slug text not null references faq_groups (slug),
  position integer not null,
  state text not null check (state in ('draft', 'published')),
  question jsonb not null,
  answer jsonb not null,
  html jsonb not null,
  renderer integer not null,
  standard_hash text,
  edited boolean not null,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create index faq_entries_group on faq_entries (group_slug, position);

create table pages (
  slug text primary key,
  state text not null check (state in ('draft', 'published')),
  updated_on date not null,
  title jsonb not null,
  summary jsonb not null,
  body jsonb not null,
  html jsonb not null,
  renderer integer not null,
  standard_hash text,
  edited boolean not null,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
