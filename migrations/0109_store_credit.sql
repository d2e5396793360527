-- Store credit: what the shop owes a buyer and the buyer can pay with. Amounts are in the ledger alone (account `store-credit`); a balance is
-- their sum. Here stands whose a posting is and where it came from.
create table store_credit_accounts (
  id text primary key,
  -- empty once the person was erased; what was left has ended then
  user_id text unique references users (id),
  opened_at timestamptz not null
);
create trigger refuses_erased_person before insert or update of user_id on store_credit_accounts
  for each row execute function refuse_erased_person();

create table store_credit_movements (
  id bigint generated always as identity primary key,
  transaction_id text not null unique references ledger_transactions (id),
  account_id text not null references store_credit_accounts (id),
  -- refund: money of an order that its buyer took as credit; goodwill: given by the operator; order: paid with; order-back: not needed for
  -- its order any more; dispute: a bank took the money of a refund back, or gave it again; erased: given up with the account
  source text not null check (source in ('refund', 'goodwill', 'order', 'order-back', 'dispute', 'erased')),
  order_number text,
  at timestamptz not null
);
create index store_credit_movements_account on store_credit_movements (account_id, id desc);
create index store_credit_movements_order on store_credit_movements (order_number) where order_number is not null;
create trigger store_credit_movements_are_kept before update or delete on store_credit_movements for each row execute function refuse_change();
create trigger store_credit_movements_stay before truncate on store_credit_movements execute function refuse_change();

-- Why the operator gave credit, for the buyer to read. Erased with the person.
create table store_credit_reasons (
  transaction_id text primary key references store_credit_movements (transaction_id),
  reason text not null check (length(reason) between 1 and 500)
);

-- What of an order's total was paid with store credit, and for which parcels. Couriers collect the rest of each parcel.
alter table orders add column credit_paise bigint not null default 0 check (credit_paise >= 0 and credit_paise <= total_paise);
alter table parcels add column credit_paise bigint not null default 0 check (credit_paise >= 0);
alter table orders drop constraint orders_method_check;
alter table orders add constraint orders_method_check check (method in ('razorpay', 'stripe', 'cod', 'demo', 'none', 'store-credit')) not valid;
alter table orders validate constraint orders_method_check;

-- A buyer may take what goes back as store credit.
alter table refunds drop constraint refunds_paid_from_check;
alter table refunds add constraint refunds_paid_from_check check (paid_from in ('provider', 'bank', 'chargeback', 'store-credit')) not valid;
alter table refunds validate constraint refunds_paid_from_check;
alter table returns drop constraint returns_wish_check;
alter table returns add constraint returns_wish_check check (wish in ('refund', 'replacement', 'store-credit')) not valid;
alter table returns validate constraint returns_wish_check;
alter table parcels drop constraint parcels_remedy_check;
alter table parcels add constraint parcels_remedy_check check (remedy in ('refund', 'replacement', 'store-credit')) not valid;
alter table parcels validate constraint parcels_remedy_check;
