-- Orders whose buyer ticked "Send updates of this order to my phone". The number is that of the order's contact, and goes with it.
create table order_text_consents (
  order_id text primary key references orders (id),
  consented_at timestamptz not null
);

-- Text messages about them, each sent once.
create table order_texts (
  order_id text not null references orders (id),
  kind text not null check (kind in ('placed', 'shipped', 'delivered')),
  -- the order or the parcel
  about text not null,
  state text not null check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null,
  attempted_at timestamptz not null,
  last_error text,
  primary key (order_id, kind, about)
);
