-- Changes of a shop's details after it opened: they wait for the operator while the shop sells on with those of before.
create table shop_detail_changes (
  id text primary key,
  seller_id text not null references sellers (id),
  step text not null check (step in ('names', 'tax', 'pickup', 'invoices', 'page', 'export')),
  -- as the form shows them; empty once it is accepted or over
  fields jsonb not null,
  state text not null check (state in ('waiting', 'accepted', 'sent-back', 'withdrawn', 'replaced')),
  user_id text references users (id),
  sent_at timestamptz not null,
  state_at timestamptz not null,
  note jsonb
);
create unique index shop_detail_changes_open on shop_detail_changes (seller_id, step) where state in ('waiting', 'sent-back');
create index shop_detail_changes_waiting on shop_detail_changes (sent_at) where state = 'waiting';
create index shop_detail_changes_user on shop_detail_changes (user_id);
create trigger refuses_erased_person before insert or update of user_id on shop_detail_changes
  for each row execute function refuse_erased_person();
