-- Photographs of drafts, private until their draft is applied. The first one is the cover.
create table draft_photos (
  id text primary key,
  draft_id text not null references drafts (id),
  media_id text not null references media (id),
  position integer not null,
  -- in English, in Hindi, or neither yet
  alt jsonb not null default '{}',
  -- the colour of the variants that it shows; null: any
  color text,
  added_at timestamptz not null,
  -- taken out, and forgotten an hour later
  removed_at timestamptz,
  unique (draft_id, media_id)
);
create index draft_photos_of_media on draft_photos (media_id);

-- Counts changes of photographs: words that are typed meanwhile do not become old by them.
alter table drafts add column photos_version integer not null default 1;

-- Drafts that are open begin with the photographs of their product, as new ones do.
insert into draft_photos (id, draft_id, media_id, position, alt, color, added_at)
  select gen_random_uuid()::text, d.id, m.media_id, min(m.position), (array_agg(m.alt order by m.position))[1], (array_agg(m.color order by m.position))[1], d.updated_at
    from drafts d join product_media m on m.product_id = d.product_id where d.state in ('writing', 'submitted', 'sent-back')
    group by d.id, m.media_id, d.updated_at;
