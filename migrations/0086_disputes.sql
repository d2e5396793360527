-- A buyer's bank takes a payment back, or asks about it: what the provider says of it, and until when it wants an answer.
create table disputes (
  id text primary key,
  provider text not null check (provider in ('razorpay', 'stripe', 'demo')),
  -- the provider's
  provider_dispute_id text not null,
  payment_id text not null references payments (id),
  order_id text not null references orders (id),
  state text not null check (state in ('open', 'under-review', 'won', 'lost', 'closed')),
  amount_paise bigint not null check (amount_paise > 0),
  currency text not null,
  -- the provider's code
  reason text check (length(reason) <= 80),
  -- what the provider keeps back while it is open, and what it has taken for good: both are in the ledger
  withheld_paise bigint not null default 0 check (withheld_paise >= 0),
  lost_paise bigint not null default 0 check (lost_paise >= 0),
  -- how often that was posted, which names the next posting
  postings integer not null default 0,
  respond_by timestamptz,
  -- the operator was reminded this often of the present term
  reminders integer not null default 0,
  opened_at timestamptz not null,
  state_at timestamptz not null,
  unique (provider, provider_dispute_id)
);
create index disputes_payment on disputes (payment_id);
create index disputes_order on disputes (order_id);
create index disputes_term on disputes (respond_by) where state = 'open';

alter table payment_events
  add column provider_dispute_id text,
  add column dispute_reason text,
  add column withheld_paise bigint,
  add column respond_by timestamptz;
-- Reports about money that came before the report of the money itself: applied once that has come.
create index payment_events_early on payment_events (provider, provider_payment_id) where outcome = 'early';
create index payment_events_failed_refunds on payment_events (provider, provider_refund_id) where kind = 'refund-failed';

-- Kinds of postings are listed in the code that posts them.
alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions add constraint ledger_transactions_kind_check check (kind ~ '^[a-z][a-z-]{2,30}$') not valid;
alter table ledger_transactions validate constraint ledger_transactions_kind_check;
