create table orders (
  id text primary key,
  -- read out and typed, such as K7M2-QX4P
  number text not null unique,
  -- empty for a guest
  user_id text references users (id),
  -- pending: its pieces are held while it is being paid; placed: it stands; abandoned: the time ran out, the pieces went back
  state text not null check (state in ('pending', 'placed', 'abandoned')),
  method text not null check (method in ('razorpay', 'stripe', 'cod', 'demo')),
  language text not null check (language in ('en', 'hi')),
  -- integer paise: subtotal − discount − coupon + delivery = total, taxes included
  subtotal_paise bigint not null check (subtotal_paise >= 0),
  discount_paise bigint not null check (discount_paise >= 0),
  coupon_paise bigint not null default 0 check (coupon_paise >= 0),
  delivery_paise bigint not null default 0 check (delivery_paise >= 0),
  total_paise bigint not null check (total_paise >= 0),
  tax_paise bigint not null check (tax_paise >= 0),
  coupon_code text references coupons (code),
  -- what the buyer was shown, frozen: rate is units of the currency for one rupee
  shown_currency text not null default 'INR' check (shown_currency ~ '^[A-Z]{3}$'),
  shown_rate double precision,
  shown_rate_date date,
  gift_message text check (length(gift_message) <= 500),
  -- where it goes, as far as taxes ask; the rest is in order_contacts
  country text not null check (country ~ '^[A-Z]{2}$'),
  region text,
  created_at timestamptz not null,
  -- the hold ends here, by the database's clock
  hold_until timestamptz,
  placed_at timestamptz,
  check (total_paise = subtotal_paise - discount_paise - coupon_paise + delivery_paise),
  check ((state = 'pending') = (hold_until is not null)),
  check (state <> 'placed' or placed_at is not null)
);
create index orders_user on orders (user_id, created_at desc);
create index orders_hold on orders (hold_until) where state = 'pending';

-- Who it goes to. The only place beside mails and invoices that says who ordered: emptied when the person is erased.
create table order_contacts (
  order_id text primary key references orders (id),
  email text,
  name text,
  phone text,
  line1 text,
  line2 text,
  city text,
  state text,
  postal_code text,
  country text,
  erased_at timestamptz
);
create index order_contacts_email on order_contacts (email);

-- One parcel for each seller of an order.
create table parcels (
  id text primary key,
  order_id text not null references orders (id),
  seller_id text not null references sellers (id),
  position integer not null,
  state text not null check (state in ('placed', 'confirmed', 'packed', 'shipped', 'delivered', 'cancelled')),
  -- when it arrives, as it was promised
  promised_from date not null,
  promised_until date not null,
  carrier text,
  tracking_number text,
  tracking_url text,
  state_at timestamptz not null,
  delivered_at timestamptz,
  -- the seller was reminded, the operator was told
  reminded_at timestamptz,
  escalated_at timestamptz,
  unique (order_id, seller_id)
);
create index parcels_seller on parcels (seller_id, state);
create index parcels_waiting on parcels (state, state_at) where state in ('confirmed', 'packed', 'shipped');

create table parcel_events (
  id bigint generated always as identity primary key,
  parcel_id text not null references parcels (id),
  event text not null,
  from_state text not null,
  to_state text not null,
  -- buyer, seller, operator, or the shop itself
  by text not null check (by in ('buyer', 'seller', 'operator', 'shop')),
  at timestamptz not null
);
create index parcel_events_parcel on parcel_events (parcel_id, id);
create trigger parcel_events_are_kept before update or delete on parcel_events for each row execute function refuse_change();

-- A line says everything as it was at the moment of sale; nothing is looked up again.
create table order_lines (
  id text primary key,
  order_id text not null references orders (id),
  parcel_id text not null references parcels (id),
  position integer not null,
  product_id text not null,
  variant_id text not null references variants (id),
  seller_id text not null references sellers (id),
  maker_id text not null,
  qty integer not null check (qty > 0),
  title jsonb not null,
  slug text not null,
  color jsonb,
  size text not null,
  picture jsonb,
  maker_name jsonb not null,
  seller_name text not null,
  lead_time_days integer,
  perishable boolean not null,
  -- of one piece, in paise: before and after its own discounts
  base_price_paise bigint not null check (base_price_paise >= 0),
  price_paise bigint not null check (price_paise between 0 and base_price_paise),
  -- of the whole line, in paise: this much of the order's coupon falls on it, and this is paid
  coupon_paise bigint not null check (coupon_paise >= 0),
  coupon_funded_by text check (coupon_funded_by in ('operator', 'seller')),
  paid_paise bigint not null check (paid_paise >= 0),
  -- GST is inside the price that the seller sells for: paid, and what the operator's coupon adds to it
  hsn text not null,
  tax_rate_bp integer not null,
  supply text not null check (supply in ('intra-state', 'inter-state', 'export')),
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  -- frozen: what the marketplace and the treasury take of the seller's price
  commission_bp integer not null,
  commission_paise bigint not null,
  commission_gst_paise bigint not null,
  tcs_paise bigint not null,
  tds_paise bigint not null,
  cancelled_qty integer not null default 0 check (cancelled_qty >= 0),
  refunded_qty integer not null default 0 check (refunded_qty >= 0),
  check (cancelled_qty + refunded_qty <= qty),
  check (paid_paise = price_paise * qty - coupon_paise)
);
create index order_lines_order on order_lines (order_id, position);
create index order_lines_parcel on order_lines (parcel_id);
create index order_lines_variant on order_lines (variant_id);
create index order_lines_product on order_lines (product_id);

-- Which browsers may read a guest's order: the one that placed it, and those that proved the e-mail address.
create table order_access (
  order_id text not null references orders (id),
  token_hash text not null,
  expires_at timestamptz not null,
  primary key (order_id, token_hash)
);
create index order_access_age on order_access (expires_at);

-- What the buyer was told, so that a job that runs twice tells it once.
create table order_news (
  order_id text not null references orders (id),
  kind text not null,
  -- a parcel, a payment, a refund, a cancellation; the order itself where it was placed
  about text not null,
  at timestamptz not null default now(),
  primary key (order_id, kind, about)
);
