-- A recording is stored like a picture, by one file that is named by its format.
alter table media drop constraint media_kind_check;
-- allowed: the table is read once, for a set of values that only grows
alter table media add constraint media_kind_check check (kind in ('photo', 'drawing', 'mp3', 'wav'));

-- The voice that buyers hear on the page of a maker.
-- allowed: some hundred makers, which few write
alter table makers
  add column voice_id text references media (id),
  add column voice_language text,
  add column voice_transcript jsonb,
  -- how the maker agreed that the voice is heard
  add column voice_consent text check (voice_consent in ('spoken', 'written', 'thumbprint')),
  add check (num_nulls(voice_id, voice_language, voice_transcript, voice_consent) in (0, 4));
-- allowed: some hundred makers, which few write
create index makers_voice on makers (voice_id);

-- The voice that a shop prepares for it, private; the maker may still be waiting for the first review.
create table maker_voices (
  maker_id text not null,
  seller_id text not null references sellers (id),
  media_id text not null references media (id),
  added_at timestamptz not null,
  primary key (maker_id, seller_id)
);
create index maker_voices_seller on maker_voices (seller_id);
create index maker_voices_media on maker_voices (media_id);
