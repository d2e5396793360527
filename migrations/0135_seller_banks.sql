-- Bank accounts that shops are paid to. A new one rests before it is used; until then the one of before is paid to.
create table seller_banks (
  id text primary key,
  seller_id text not null references sellers (id),
  holder text not null check (length(holder) between 2 and 100),
  -- encrypted
  number text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  ifsc text not null check (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
  state text not null default 'entered' check (state in ('entered', 'usable', 'replaced', 'stopped')),
  entered_at timestamptz not null,
  -- the end of its rest
  usable_from timestamptz not null,
  state_at timestamptz not null,
  check (usable_from > entered_at)
);
create unique index seller_banks_usable on seller_banks (seller_id) where state = 'usable';
create unique index seller_banks_entered on seller_banks (seller_id) where state = 'entered';
create index seller_banks_resting on seller_banks (usable_from) where state = 'entered';
