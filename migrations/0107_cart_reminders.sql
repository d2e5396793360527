-- Carts of buyers who ticked the box "Remind me once about my cart by email" at the checkout: one mail, then the row is gone. It goes to the
-- account's address, or to one that was typed.
create table cart_reminders (
  id text primary key,
  user_id text unique references users (id),
  -- null: the address of the account
  email text check (email = lower(email)),
  -- the browser of a guest, which has one cart
  token_hash text unique,
  language text not null check (language in ('en', 'hi')),
  -- variants and quantities
  items jsonb not null,
  time_zone text,
  consented_at timestamptz not null,
  -- the last sign of the buyer at the checkout
  seen_at timestamptz not null,
  due_at timestamptz not null,
  expires_at timestamptz not null,
  check (user_id is not null or email is not null)
);
create trigger refuses_erased_person before insert or update of user_id on cart_reminders
  for each row execute function refuse_erased_person();
create index cart_reminders_due on cart_reminders (due_at);
create index cart_reminders_email on cart_reminders (email) where email is not null;
create index cart_reminders_expiry on cart_reminders (expires_at);

-- What must not be done again, by keyed digests that name nobody: a mailbox that wants no reminders, one that got one, a cart that caused one.
create table cart_reminder_marks (
  kind text not null check (kind in ('stopped', 'mailed', 'cart')),
  key text not null,
  marked_at timestamptz not null,
  primary key (kind, key)
);
create index cart_reminder_marks_age on cart_reminder_marks (kind, marked_at);
