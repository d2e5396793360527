-- A guest opens an order with a code that goes to its e-mail address.
alter table one_time_codes drop constraint one_time_codes_purpose_check;
alter table one_time_codes add constraint one_time_codes_purpose_check check (purpose in ('signup', 'password', 'email', 'order'));
