-- Browsers to which news of a shop come as push messages. One ends with the session that it was turned on in, and with the work in the team.
create table push_subscriptions (
  id text primary key,
  seller_id text not null references sellers (id),
  user_id text not null references users (id),
  session_id text not null references sessions (id) on delete cascade,
  -- a keyed digest of the address at the push service, by which the browser is known
  browser text not null,
  -- that address and the keys of the browser, encrypted
  sealed text not null,
  -- the public key that the browser knows us by
  push_key text not null,
  -- by topic, when the last message left: news before it are told by it
  sent jsonb not null default '{}',
  created_at timestamptz not null,
  unique (session_id, seller_id),
  foreign key (seller_id, user_id) references seller_people (seller_id, user_id) on delete cascade
);
create index push_subscriptions_member on push_subscriptions (seller_id, user_id);
create index push_subscriptions_user on push_subscriptions (user_id);
create index push_subscriptions_browser on push_subscriptions (browser);
create trigger refuses_erased_person before insert or update of user_id on push_subscriptions
  for each row execute function refuse_erased_person();

-- Topics of which a member wants no push message.
alter table notice_choices add column without_push text[] not null default '{}';
