-- Weekdays on which a shop sends parcels (ISO: Monday is 1).
alter table sellers
  add column weekdays integer[] not null default '{1,2,3,4,5}'
    check (cardinality(weekdays) between 1 and 7 and weekdays <@ '{1,2,3,4,5,6,7}');

-- Days on which a shop makes and sends nothing, such as a festival. Those with `sells` are its holiday mode.
create table seller_holidays (
  id text primary key,
  seller_id text not null references sellers (id),
  from_day date not null,
  until_day date not null,
  -- for the team
  name text not null,
  -- what can be ordered meanwhile
  sells text check (sells in ('all', 'made-to-order', 'none')),
  -- what buyers read, by language
  words jsonb,
  created_at timestamptz not null,
  check (until_day >= from_day and until_day - from_day < 90),
  check (words is null or sells is not null)
);
create index seller_holidays_seller on seller_holidays (seller_id, until_day);

alter table unlisted_products
  drop constraint unlisted_products_reason_check,
  add constraint unlisted_products_reason_check check (reason in ('no-rate', 'seller-incomplete', 'shop-not-open', 'shop-away'));

-- From now on the day by which a parcel leaves is agreed with the order; those that wait for a payment get one.
update parcels set ship_by = promised_from - 4 where state = 'placed' and ship_by is null;
