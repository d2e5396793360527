-- News of a shop: what they are about, in both languages, and the page of the hub to look at.
alter table inbox_items
  add column topic text,
  add column title_hi text check (length(title_hi) between 1 and 200),
  add column path text check (path like '/hub/%' and length(path) <= 300);

-- What a member of a team has seen.
create table inbox_seen (
  item_id text not null references inbox_items (id) on delete cascade,
  user_id text not null references users (id),
  at timestamptz not null,
  primary key (item_id, user_id)
);
create index inbox_seen_user on inbox_seen (user_id);
create trigger refuses_erased_person before insert or update of user_id on inbox_seen
  for each row execute function refuse_erased_person();

-- What a member of a team does not want to hear of, and the hours in which mails wait until the morning.
create table notice_choices (
  user_id text not null references users (id),
  seller_id text not null references sellers (id),
  without_mail text[] not null default '{}',
  without_inbox text[] not null default '{}',
  -- hours in India, from one until before the other
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_until smallint check (quiet_until between 0 and 23),
  primary key (user_id, seller_id),
  check ((quiet_from is null) = (quiet_until is null)),
  check (quiet_from <> quiet_until)
);
create index notice_choices_seller on notice_choices (seller_id);
create trigger refuses_erased_person before insert or update of user_id on notice_choices
  for each row execute function refuse_erased_person();

-- A mail may wait until the morning.
alter table mails add column deliver_after timestamptz;
