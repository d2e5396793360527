-- Tickets of the contact page and about a parcel of an order, beside those of the three forms.
alter table tickets drop constraint tickets_kind_check;
alter table tickets drop constraint tickets_check;
alter table tickets add constraint tickets_kind_check check (kind in ('seller-request', 'feedback', 'product-request', 'contact', 'order-help'));
alter table tickets add constraint tickets_sender_check
  check (kind not in ('seller-request', 'feedback') or (name is not null and email is not null and phone_number is not null));
alter table tickets add column topic text;
-- typed by the sender: it proves nothing
alter table tickets add column order_number text;
-- of the sender, who has opened it
alter table tickets add column order_id text references orders (id);
alter table tickets add column parcel_id text references parcels (id);
alter table tickets add column product_id text references products (id) on delete set null;
alter table tickets add constraint tickets_contact_check
  check (kind <> 'contact' or (topic is not null and (email is not null or topic = 'feedback')));
alter table tickets add constraint tickets_order_help_check check ((kind = 'order-help') = (order_id is not null));
create index tickets_order on tickets (order_id) where order_id is not null;
create index tickets_parcel on tickets (parcel_id) where parcel_id is not null;
create index tickets_product on tickets (product_id) where product_id is not null;
