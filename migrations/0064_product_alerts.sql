-- Requests to be told by mail when a product is back in stock or its price falls. Each is good for one mail. The mailbox is that of the
-- account, or an address that a link in a mail confirms; a row that is not confirmed causes no mail but that one.
create table product_alerts (
  id text primary key,
  kind text not null check (kind in ('back-in-stock', 'price-drop')),
  product_id text not null references products (id) on delete cascade,
  -- null: any variant of the product
  variant_id text references variants (id) on delete cascade,
  user_id text references users (id),
  email text,
  language text not null check (language in ('en', 'hi')),
  -- the price at the time of the request, which a lower one is compared with
  price_paise bigint check (price_paise >= 0),
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  notified_at timestamptz,
  expires_at timestamptz not null,
  check (num_nonnulls(user_id, email) = 1),
  check (email = lower(email)),
  check ((kind = 'price-drop') = (price_paise is not null)),
  check (kind = 'back-in-stock' or variant_id is null),
  unique nulls not distinct (user_id, email, product_id, kind, variant_id)
);
create trigger refuses_erased_person before insert or update of user_id on product_alerts
  for each row execute function refuse_erased_person();
create index product_alerts_waiting on product_alerts (kind, product_id, variant_id, confirmed_at) where confirmed_at is not null and notified_at is null;
create index product_alerts_notified on product_alerts (product_id, variant_id, notified_at) where notified_at is not null;
create index product_alerts_email on product_alerts (email) where email is not null;
create index product_alerts_variant on product_alerts (variant_id) where variant_id is not null;
create index product_alerts_expiry on product_alerts (expires_at);
