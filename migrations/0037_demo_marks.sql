-- An account of the demonstration, whose password everybody knows. Empty: made by an older version in a database that has been a
-- demonstration, and not looked at yet.
alter table users add column is_demo boolean default false;
-- Made while the shop was a demonstration, where everybody can read every mail: nobody has proven the address.
alter table users add column made_in_demo boolean not null default false;
-- Who gave a role other than a buyer's. A real shop takes back what nobody of its own gave.
alter table users add column role_given_by text check (role_given_by in ('demo', 'operator'));

update users set is_demo = true, role_given_by = 'demo'
where role = 'seller' or email in ('buyer@demo.example', 'seller@demo.example', 'admin@demo.example');
-- Older versions gave the role of a seller in demonstrations alone, and admins without one were made by the operator's command.
update users set role_given_by = 'operator' where role = 'admin' and not exists (select from users where is_demo);
update users set is_demo = null where not is_demo and erased_at is null and exists (select from users where is_demo);
-- What every start of a real shop asks.
create index users_demo on users (id) where (is_demo is not false or made_in_demo or role <> 'buyer') and erased_at is null;
