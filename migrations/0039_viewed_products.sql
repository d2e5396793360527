-- What a person looked at while logged in, for recommendations. At most 50 products for 90 days (view-rules.ts), and only while the
-- person's setting allows it.
create table viewed_products (
  user_id text not null references users (id) on delete cascade,
  product_id text not null references products (id) on delete cascade,
  viewed_at timestamptz not null,
  primary key (user_id, product_id)
);
create trigger refuses_erased_person before insert or update of user_id on viewed_products
  for each row execute function refuse_erased_person();
create index viewed_products_person on viewed_products (user_id, viewed_at desc);
create index viewed_products_product on viewed_products (product_id);
create index viewed_products_age on viewed_products (viewed_at);

-- Switching the setting off deletes the history in the same transaction, whatever part of the software switches it off.
create function forget_viewed_products() returns trigger language plpgsql as $$
begin
  delete from viewed_products where user_id = new.id;
  return null;
end
$$;
create trigger viewed_products_follow_setting after update of personalized_recommendations on users
  for each row when (not new.personalized_recommendations) execute function forget_viewed_products();
