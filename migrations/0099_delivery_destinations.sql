-- Where the shop delivers, in how many days, and on which days nobody does: the operator's data.
create table delivery_zones (
  id text primary key check (id ~ '^[a-z0-9-]{2,40}$'),
  -- calendar days from the order to the door, with the working days that dispatch takes at most
  days_from integer not null check (days_from between 1 and 180),
  days_until integer not null check (days_until between days_from and 180),
  dispatch_days integer not null check (dispatch_days between 0 and 60)
);

create table delivery_destinations (
  -- ISO 3166-1 alpha-2
  country text primary key check (country ~ '^[A-Z]{2}$'),
  zone_id text not null references delivery_zones (id),
  served boolean not null,
  -- slugs of categories that are not sent there, and `perishable`
  not_sent text[] not null default '{}'
);
create index delivery_destinations_zone on delivery_destinations (zone_id);

create table delivery_holidays (
  -- a date, or a month and a day for every year
  day text primary key check (day ~ '^(\d{4}-)?\d{2}-\d{2}$'),
  name text not null
);

insert into delivery_zones (id, days_from, days_until, dispatch_days) values ('india', 7, 10, 3), ('asia', 10, 20, 3), ('world', 14, 30, 3);
insert into delivery_holidays (day, name) values ('01-26', 'Republic Day'), ('08-15', 'Independence Day'), ('10-02', 'Gandhi Jayanti');

-- Not served: countries that couriers or sanctions rule out, and land without inhabitants.
insert into delivery_destinations (country, zone_id, served, not_sent)
select country, zone_id, country <> all (array['KP', 'IR', 'SY', 'CU', 'PK', 'BV', 'HM', 'TF', 'GS', 'IO', 'UM']), case country when 'IN' then '{}' else '{perishable}' end::text[]
from (
  select 'IN' as country, 'india' as zone_id
  union all select unnest(array[
  'AE', 'AF', 'BD', 'BH', 'BN', 'BT', 'CN', 'HK', 'ID', 'IL', 'IQ', 'IR', 'JO', 'JP', 'KH', 'KP', 'KR', 'KW', 'LA', 'LB', 'LK', 'MM',
  'MN', 'MO', 'MV', 'MY', 'NP', 'OM', 'PH', 'PK', 'PS', 'QA', 'SA', 'SG', 'SY', 'TH', 'TL', 'TW', 'VN', 'YE'
  ]), 'asia'
  union all select unnest(array[
  'AD', 'AG', 'AI', 'AL', 'AM', 'AO', 'AR', 'AS', 'AT', 'AU', 'AW', 'AX', 'AZ', 'BA', 'BB', 'BE', 'BF', 'BG', 'BI', 'BJ', 'BL', 'BM',
  'BO', 'BQ', 'BR', 'BS', 'BV', 'BW', 'BY', 'BZ', 'CA', 'CC', 'CD', 'CF', 'CG', 'CH', 'CI', 'CK', 'CL', 'CM', 'CO', 'CR', 'CU', 'CV',
  'CW', 'CX', 'CY', 'CZ', 'DE', 'DJ', 'DK', 'DM', 'DO', 'DZ', 'EC', 'EE', 'EG', 'EH', 'ER', 'ES', 'ET', 'FI', 'FJ', 'FK', 'FM', 'FO',
  'FR', 'GA', 'GB', 'GD', 'GE', 'GF', 'GG', 'GH', 'GI', 'GL', 'GM', 'GN', 'GP', 'GQ', 'GR', 'GS', 'GT', 'GU', 'GW', 'GY', 'HM', 'HN',
  'HR', 'HT', 'HU', 'IE', 'IM', 'IO', 'IS', 'IT', 'JE', 'JM', 'KE', 'KG', 'KI', 'KM', 'KN', 'KY', 'KZ', 'LC', 'LI', 'LR', 'LS', 'LT',
  'LU', 'LV', 'LY', 'MA', 'MC', 'MD', 'ME', 'MF', 'MG', 'MH', 'MK', 'ML', 'MP', 'MQ', 'MR', 'MS', 'MT', 'MU', 'MW', 'MX', 'MZ', 'NA',
  'NC', 'NE', 'NF', 'NG', 'NI', 'NL', 'NO', 'NR', 'NU', 'NZ', 'PA', 'PE', 'PF', 'PG', 'PL', 'PM', 'PN', 'PR', 'PT', 'PW', 'PY', 'RE',
  'RO', 'RS', 'RU', 'RW', 'SB', 'SC', 'SD', 'SE', 'SH', 'SI', 'SJ', 'SK', 'SL', 'SM', 'SN', 'SO', 'SR', 'SS', 'ST', 'SV', 'SX', 'SZ',
  'TC', 'TD', 'TF', 'TG', 'TJ', 'TK', 'TM', 'TN', 'TO', 'TR', 'TT', 'TV', 'TZ', 'UA', 'UG', 'UM', 'US', 'UY', 'UZ', 'VA', 'VC', 'VE',
  'VG', 'VI', 'VU', 'WF', 'WS', 'XK', 'YT', 'ZA', 'ZM', 'ZW'
  ]), 'world'
) as standard;
