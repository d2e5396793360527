-- VAT that the marketplace owes abroad, and charges at the sale, on goods that are sent there in consignments of small value.
create table vat_rates (
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- first digits of an HSN code; empty: all other goods
  hsn text not null default '' check (hsn ~ '^([0-9]{2}|[0-9]{4}|[0-9]{6}|[0-9]{8})?$'),
  rate_bp integer not null check (rate_bp between 0 and 5000),
  -- of all other goods: the value of a consignment up to which it is charged, in hundredths of a currency
  currency text check (currency ~ '^[A-Z]{3}$'),
  up_to_minor bigint check (up_to_minor > 0),
  from_date date not null,
  until_date date,
  description text not null check (description <> ''),
  source text not null check (source <> ''),
  primary key (country, hsn, from_date),
  check ((hsn = '') = (currency is not null) and (hsn = '') = (up_to_minor is not null)),
  check (until_date >= from_date)
);
create trigger vat_rates_are_kept before update or delete on vat_rates for each row execute function refuse_change_of_past();

insert into vat_rates (country, hsn, rate_bp, currency, up_to_minor, from_date, description, source) values
  ('GB', '', 2000, 'GBP', 13500, '2021-01-01', 'Goods in consignments of up to £135', 'VATA 1994 s.2(1), s.5A'),
  ('GB', '4901', 0, null, null, '2021-01-01', 'Printed books and booklets', 'VATA 1994 Sch. 8 Group 3'),
  ('GB', '4903', 0, null, null, '2021-01-01', 'Picture books for children', 'VATA 1994 Sch. 8 Group 3'),
  ('GB', '6111', 0, null, null, '2021-01-01', 'Garments for babies, knitted', 'VATA 1994 Sch. 8 Group 16'),
  ('GB', '6209', 0, null, null, '2021-01-01', 'Garments for babies', 'VATA 1994 Sch. 8 Group 16');

-- In paise, on top of the price and inside the total and what a line is paid; null where none is due. `vat` has the number that it is
-- charged under, and the rate of the day: {"number", "currency", "rate", "rateDate"}.
alter table orders add column vat_paise bigint not null default 0;
alter table orders add column vat jsonb;
alter table order_lines add column vat_rate_bp integer;
alter table order_lines add column vat_paise bigint;

alter table orders drop constraint orders_check;
alter table orders add constraint orders_total_check
  check (total_paise = subtotal_paise - discount_paise - coupon_paise + delivery_paise + vat_paise) not valid;
alter table orders add constraint orders_vat_check check (vat_paise >= 0 and (vat_paise = 0 or vat is not null)) not valid;
alter table order_lines drop constraint order_lines_check2;
alter table order_lines add constraint order_lines_paid_check
  check (paid_paise = price_paise * qty - coupon_paise + coalesce(vat_paise, 0)) not valid;
alter table order_lines add constraint order_lines_vat_check
  check ((vat_paise is null) = (vat_rate_bp is null) and coalesce(vat_paise, 0) >= 0) not valid;
