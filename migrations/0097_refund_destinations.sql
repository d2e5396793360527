-- Where cash is paid back to: named by the buyer, encrypted, and gone once it was paid.
create table refund_destinations (
  order_id text primary key references orders (id),
  kind text not null check (kind in ('upi', 'account')),
  -- the UPI id, or holder, account and IFSC
  sealed text not null,
  -- its last characters, for the buyer to recognise it
  ending text not null,
  given_at timestamptz not null
);

alter table refunds
  -- the end of where it was paid to, and the number under which the bank knows it
  add column paid_to text,
  add column bank_ref text,
  -- the buyer was asked where to send it, so often, the last time then
  add column asked_at timestamptz,
  add column asked_times integer not null default 0,
  -- the operator was told that it waits
  add column told_at timestamptz;
-- Refunds that a person pays.
create index refunds_by_hand on refunds (created_at) where state = 'requested' and next_check_at is null;
