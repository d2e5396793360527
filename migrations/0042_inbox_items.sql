-- Notifications that wait to be handled, beside the mails that carry them: the seller hub and the operator's console list them. A row
-- names what it is about and repeats nothing of it: no address, no message.
create table inbox_items (
  id text primary key,
  recipient_kind text not null check (recipient_kind in ('buyer', 'seller', 'operator')),
  -- the account, the seller, or the operator's queue
  recipient_id text not null,
  -- which notification, such as refund-failed
  kind text not null,
  title text not null check (length(title) between 1 and 200),
  -- the account and the order that it is about: it is erased with them
  user_id text references users (id),
  order_id text,
  created_at timestamptz not null,
  handled_at timestamptz,
  check (recipient_kind <> 'buyer' or user_id = recipient_id)
);
create index inbox_items_recipient on inbox_items (recipient_kind, recipient_id, created_at desc) where handled_at is null;
create index inbox_items_user on inbox_items (user_id) where user_id is not null;
create index inbox_items_order on inbox_items (order_id) where order_id is not null;
create index inbox_items_created on inbox_items (created_at);
create trigger refuses_erased_person before insert or update of user_id on inbox_items
  for each row execute function refuse_erased_person();
