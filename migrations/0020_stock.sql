-- What was ever put on sale of a variant, whatever became of it: available = stocked + its movements.
alter table variants add column stocked integer;
update variants set stocked = available;
alter table variants alter column stocked set not null;

create function variants_are_stocked() returns trigger language plpgsql as $$
begin
  new.stocked := coalesce(new.stocked, new.available);
  return new;
end
$$;
create trigger variants_are_stocked before insert on variants for each row execute function variants_are_stocked();

-- Every order takes stock, and rewriting a listing is dear: it holds up all who buy the same product, and search looks at it. While there
-- is plenty, one piece more or less changes nothing that is shown, so the listing keeps the number it was written with. Listings are locked in
-- one order, so that two carts with the same products wait for each other instead of locking each other out.
create or replace function listing_follows_variants() returns trigger language plpgsql as $$
begin
  perform from product_listings where product_id in (select c.product_id from changed c) order by product_id for no key update;
  update product_listings l set variants = variants_answer(l.product_id) where l.product_id in (select c.product_id from changed c);
  return null;
end
$$;
create function listing_follows_stock() returns trigger language plpgsql as $$
declare
  products text[] := array(select n.product_id from changed n join before o using (id)
    where (n.color, n.color_name, n.size, n.sku, n.position, n.price_delta_paise)
        is distinct from (o.color, o.color_name, o.size, o.sku, o.position, o.price_delta_paise)
      or n.available > o.available or (n.available < o.available and n.available <= 20));
begin
  if cardinality(products) > 0 then
    perform from product_listings where product_id = any(products) order by product_id for no key update;
    update product_listings l set variants = variants_answer(l.product_id) where l.product_id = any(products);
  end if;
  return null;
end
$$;
drop trigger listing_follows_changed_variants on variants;
create trigger listing_follows_changed_variants after update on variants referencing old table as before new table as changed
  for each statement execute function listing_follows_stock();

-- Books are written once. What was wrong is put right by another row.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

create table stock_movements (
  id bigint generated always as identity primary key,
  variant_id text not null references variants (id),
  -- negative: taken out of what can be sold
  qty integer not null check (qty <> 0),
  -- hold: an order takes pieces; release: an unpaid or cancelled order gives them back; restock: a returned piece is sold again
  reason text not null check (reason in ('hold', 'release', 'restock', 'adjust')),
  order_id text,
  at timestamptz not null default now(),
  check (reason <> 'hold' or qty < 0),
  check (reason not in ('release', 'restock') or qty > 0)
);
create index stock_movements_variant on stock_movements (variant_id);
create index stock_movements_order on stock_movements (order_id);
create trigger stock_movements_are_kept before update or delete on stock_movements for each row execute function refuse_change();
create trigger stock_movements_stay before truncate on stock_movements execute function refuse_change();

-- Cannot be cancelled and does not leave the country.
alter table products add column perishable boolean not null default false;

-- What may not leave India, or only up to a weight a piece. The operator's own data: laws change.
create table export_limits (
  id text primary key,
  material text not null,
  -- a destination, or every foreign one
  country text check (country ~ '^[A-Z]{2}$'),
  -- forbidden above this weight of one piece; whatever it weighs where empty
  above_grams integer check (above_grams > 0),
  reason jsonb not null
);
create index export_limits_material on export_limits (material);

-- One effect for each key: the first answer is kept in the transaction that caused it, and given again.
create table idempotency_keys (
  actor text not null,
  route text not null,
  key text not null check (length(key) between 8 and 255),
  request_hash text not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (actor, route, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
