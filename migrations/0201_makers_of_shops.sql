-- The shop that keeps the page of a maker; those of several shops, or of none, stay with the operator.
-- allowed: some hundred makers, which few write
alter table makers
  add column seller_id text references sellers (id),
  -- how the maker agreed that pictures are shown
  add column picture_consent text check (picture_consent in ('spoken', 'written', 'thumbprint'));
update makers m set seller_id = (select min(p.seller_id) from products p where p.maker_id = m.id)
  where (select count(distinct p.seller_id) from products p where p.maker_id = m.id) = 1;
-- allowed: some hundred makers, which few write
create index makers_seller on makers (seller_id);

-- Pictures that buyers see on the page of a maker.
create table maker_pictures (
  maker_id text not null references makers (id),
  position integer not null,
  media_id text not null references media (id),
  is_portrait boolean not null,
  alt jsonb not null,
  primary key (maker_id, position)
);
create index maker_pictures_media on maker_pictures (media_id);

-- Pictures that a shop prepares for it, private; the maker may still be waiting for the first review.
create table maker_photos (
  id text primary key,
  maker_id text not null,
  seller_id text not null references sellers (id),
  media_id text not null references media (id),
  position integer not null,
  is_portrait boolean not null default false,
  alt jsonb not null default '{}',
  added_at timestamptz not null,
  unique (maker_id, media_id)
);
create index maker_photos_media on maker_photos (media_id);

-- Changes of makers are reviewed like details of the shop: one that waits for each of them.
-- allowed: some changes of each shop, which wait for days
alter table shop_detail_changes
  add column subject text not null default '',
  drop constraint shop_detail_changes_step_check,
  add constraint shop_detail_changes_step_check check (step in ('names', 'tax', 'pickup', 'invoices', 'page', 'export', 'maker'));
drop index shop_detail_changes_open;
-- allowed: some changes of each shop, which wait for days
create unique index shop_detail_changes_open on shop_detail_changes (seller_id, step, subject) where state in ('waiting', 'sent-back');
