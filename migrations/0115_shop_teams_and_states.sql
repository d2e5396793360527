-- Roles within a team. Whoever acted for a shop before could do everything there.
alter table seller_people
  add column role text not null default 'owner' check (role in ('owner', 'manager', 'packer', 'accountant', 'facilitator')),
  add column joined_at timestamptz not null default now(),
  -- given in a demonstration: it counts in demonstrations alone
  add column made_in_demo boolean not null default false;
alter table seller_people alter column role drop default;

-- Where a shop stands between being asked for and being closed. Those that sold before are open.
alter table sellers
  add column shop_state text not null default 'open'
    check (shop_state in ('preparing', 'in-review', 'open', 'paused', 'suspended', 'closing', 'closed')),
  add column shop_state_at timestamptz not null default now(),
  -- words of the operator to the team about the last step, by language
  add column shop_state_reason jsonb,
  add column shop_reminded_at timestamptz,
  add column shop_escalated_at timestamptz;
create index sellers_waiting on sellers (shop_state) where shop_state <> 'open';

alter table unlisted_products
  drop constraint unlisted_products_reason_check,
  add constraint unlisted_products_reason_check check (reason in ('no-rate', 'seller-incomplete', 'shop-not-open'));
