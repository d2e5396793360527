create table payments (
  id text primary key,
  order_id text not null references orders (id),
  attempt integer not null check (attempt > 0),
  provider text not null check (provider in ('razorpay', 'stripe', 'cod', 'demo')),
  -- forward only: created → started → authorized → captured; failed and cancelled can still become captured, for providers report late
  state text not null check (state in ('created', 'started', 'authorized', 'captured', 'failed', 'cancelled')),
  amount_paise bigint not null check (amount_paise > 0),
  currency text not null default 'INR' check (currency = 'INR'),
  -- the provider's name for the attempt (a Razorpay order, a Stripe Checkout session), and for the money that moved
  provider_ref text,
  provider_payment_id text,
  -- where the buyer pays
  pay_url text,
  failure text,
  created_at timestamptz not null,
  state_at timestamptz not null,
  -- when the provider is asked again, where it said nothing
  next_check_at timestamptz,
  checks integer not null default 0,
  -- when it was last asked, so that a page that is reloaded asks for no more
  checked_at timestamptz,
  unique (order_id, attempt),
  unique (provider, provider_ref),
  unique (provider, provider_payment_id)
);
create index payments_due on payments (next_check_at) where next_check_at is not null;

-- What providers said, written down before anything is done with it. Names and card data are never in it.
create table payment_events (
  id bigint generated always as identity primary key,
  provider text not null,
  -- the provider's; for ever, so that a repeated one is known whenever it comes
  event_id text not null,
  source text not null check (source in ('webhook', 'return', 'poll')),
  kind text not null,
  -- our names for the attempt and the refund, where the provider hands them back, and its own
  payment_id text,
  provider_ref text,
  provider_payment_id text,
  refund_id text,
  provider_refund_id text,
  amount_paise bigint,
  currency text,
  occurred_at timestamptz,
  received_at timestamptz not null,
  -- empty until it was applied: applied, repeated, late, refused and why
  outcome text,
  applied_at timestamptz,
  unique (provider, event_id)
);
create index payment_events_waiting on payment_events (received_at) where applied_at is null;

create table refunds (
  id text primary key,
  payment_id text not null references payments (id),
  order_id text not null references orders (id),
  amount_paise bigint not null check (amount_paise > 0),
  -- one refund a key, such as `cancel:<line>:<pieces cancelled so far>`
  key text not null unique,
  reason text not null check (reason in ('cancelled', 'returned', 'late-payment', 'paid-twice', 'operator')),
  -- which lines and pieces it pays back; empty where a payment came for nothing
  lines jsonb not null default '[]',
  state text not null check (state in ('requested', 'sent', 'done', 'failed')),
  -- the operator had it tried again this often
  attempt integer not null default 1,
  provider_refund_id text,
  created_at timestamptz not null,
  state_at timestamptz not null,
  next_check_at timestamptz,
  checks integer not null default 0,
  unique (provider_refund_id)
);
create index refunds_payment on refunds (payment_id);
create index refunds_order on refunds (order_id);
create index refunds_due on refunds (next_check_at) where next_check_at is not null;
