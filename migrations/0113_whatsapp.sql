-- Text messages about two more events.
alter table order_texts drop constraint order_texts_kind_check;
alter table order_texts add constraint order_texts_kind_check check (kind in ('placed', 'shipped', 'out-for-delivery', 'delivered', 'pickup'));

-- Orders whose buyer ticked "Send updates of this order by WhatsApp", a consent of its own.
create table order_whatsapp_consents (
  order_id text primary key references orders (id),
  consented_at timestamptz not null
);

-- Messages by WhatsApp, each sent once. One that does not arrive goes by SMS where that was asked for, too.
create table order_whatsapps (
  order_id text not null references orders (id),
  kind text not null check (kind in ('placed', 'shipped', 'out-for-delivery', 'delivered', 'pickup')),
  -- the order, the parcel or the return
  about text not null,
  -- `sent` also where the answer was lost: a second attempt could be a second message
  state text not null check (state in ('waiting', 'sent', 'delivered', 'read', 'failed')),
  -- ours, which the service's reports name
  reference text not null unique,
  attempts integer not null,
  attempted_at timestamptz not null,
  last_error text,
  primary key (order_id, kind, about)
);
create index order_whatsapps_sent on order_whatsapps (attempted_at) where state = 'sent';
