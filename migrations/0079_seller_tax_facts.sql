-- What a seller may sell where, and on which document, follows from its scheme and its numbers.
alter table sellers
  add column scheme text check (scheme in ('regular', 'composition', 'unregistered')),
  -- the code of GST, which the first digits of a GSTIN repeat
  add column state_code text check (state_code ~ '^[0-9]{2}$'),
  -- of a seller without a GSTIN who sells through a marketplace within its state
  add column enrolment_no text check (enrolment_no ~ '^[A-Z0-9]{12,15}$'),
  -- letter of undertaking: its number, and the financial year that it holds for, such as 2627
  add column lut_arn text check (lut_arn ~ '^[A-Z0-9]{10,20}$'),
  add column lut_year text check (lut_year ~ '^[0-9]{4}$'),
  add column iec text check (iec ~ '^[A-Z0-9]{10}$'),
  add constraint sellers_lut check ((lut_arn is null) = (lut_year is null));

update sellers set scheme = 'regular' where gstin is not null;
-- Names as people write them; what is not among them is asked for again.
update sellers s set state_code = m.code, state = m.name
from (values
  ('jammu and kashmir', '01', 'Jammu and Kashmir'), ('jammu & kashmir', '01', 'Jammu and Kashmir'), ('j&k', '01', 'Jammu and Kashmir'),
  ('himachal pradesh', '02', 'Himachal Pradesh'), ('punjab', '03', 'Punjab'), ('chandigarh', '04', 'Chandigarh'),
  ('uttarakhand', '05', 'Uttarakhand'), ('uttaranchal', '05', 'Uttarakhand'), ('haryana', '06', 'Haryana'),
  ('delhi', '07', 'Delhi'), ('new delhi', '07', 'Delhi'), ('nct of delhi', '07', 'Delhi'),
  ('rajasthan', '08', 'Rajasthan'), ('uttar pradesh', '09', 'Uttar Pradesh'), ('bihar', '10', 'Bihar'), ('sikkim', '11', 'Sikkim'),
  ('arunachal pradesh', '12', 'Arunachal Pradesh'), ('nagaland', '13', 'Nagaland'), ('manipur', '14', 'Manipur'),
  ('mizoram', '15', 'Mizoram'), ('tripura', '16', 'Tripura'), ('meghalaya', '17', 'Meghalaya'), ('assam', '18', 'Assam'),
  ('west bengal', '19', 'West Bengal'), ('jharkhand', '20', 'Jharkhand'), ('odisha', '21', 'Odisha'), ('orissa', '21', 'Odisha'),
  ('chhattisgarh', '22', 'Chhattisgarh'), ('chattisgarh', '22', 'Chhattisgarh'), ('madhya pradesh', '23', 'Madhya Pradesh'),
  ('gujarat', '24', 'Gujarat'), ('dadra and nagar haveli and daman and diu', '26', 'Dadra and Nagar Haveli and Daman and Diu'),
  ('daman and diu', '26', 'Dadra and Nagar Haveli and Daman and Diu'),
  ('dadra and nagar haveli', '26', 'Dadra and Nagar Haveli and Daman and Diu'),
  ('maharashtra', '27', 'Maharashtra'), ('karnataka', '29', 'Karnataka'), ('goa', '30', 'Goa'), ('lakshadweep', '31', 'Lakshadweep'),
  ('kerala', '32', 'Kerala'), ('tamil nadu', '33', 'Tamil Nadu'), ('tamilnadu', '33', 'Tamil Nadu'),
  ('puducherry', '34', 'Puducherry'), ('pondicherry', '34', 'Puducherry'),
  ('andaman and nicobar islands', '35', 'Andaman and Nicobar Islands'),
  ('andaman & nicobar islands', '35', 'Andaman and Nicobar Islands'), ('telangana', '36', 'Telangana'),
  ('andhra pradesh', '37', 'Andhra Pradesh'), ('ladakh', '38', 'Ladakh')
) as m (typed, code, name)
where regexp_replace(lower(trim(s.state)), '\s+', ' ', 'g') = m.typed;

-- The condition of a rate that the product fulfils, such as lac-bangles.
alter table products add column tax_entry text check (tax_entry ~ '^[a-z0-9-]{1,40}$');
alter table order_lines add column tax_entry text;

-- Published products that cannot be sold now: their page stands, no list offers them. The others are in product_listings.
create table unlisted_products (
  product_id text primary key references products (id) on delete cascade,
  reason text not null check (reason in ('no-rate', 'seller-incomplete')),
  seller_id text not null,
  card jsonb not null,
  document jsonb not null,
  since timestamptz not null default now()
);
create index unlisted_products_seller on unlisted_products (seller_id);
