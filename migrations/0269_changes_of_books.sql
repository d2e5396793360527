-- Orders and payouts of which something was written since their books were checked. A row is deleted by the check that read it; two
-- transactions have two, so that one that ends late is not taken for one that was read.
create table book_changes (
  kind text not null check (kind in ('orders', 'payouts')),
  id text not null,
  -- the beginning of the transaction
  noted_at timestamptz not null default now(),
  primary key (kind, id, noted_at)
);

-- Where the checks of the night and of the week are, so that one that is stopped goes on.
create table book_progress (
  job text primary key,
  position text not null,
  at timestamptz not null default now()
);

-- The order or the payout that a finding is of: checked again without it, it was mended. Null where it was found among many.
alter table book_findings add column belongs_to text;

create function note_changed_orders() returns trigger language plpgsql as $$
begin
  insert into book_changes (kind, id) select distinct 'orders', id from changed on conflict do nothing;
  return null;
end
$$;
create function note_changed_rows() returns trigger language plpgsql as $$
begin
  insert into book_changes (kind, id) select distinct 'orders', order_id from changed where order_id is not null on conflict do nothing;
  return null;
end
$$;
create function note_changed_parcels() returns trigger language plpgsql as $$
begin
  insert into book_changes (kind, id)
  select distinct 'orders', p.order_id from changed c join parcels p on p.id = c.parcel_id on conflict do nothing;
  return null;
end
$$;
create function note_changed_returns() returns trigger language plpgsql as $$
begin
  insert into book_changes (kind, id)
  select distinct 'orders', r.order_id from changed c join returns r on r.id = c.return_id on conflict do nothing;
  return null;
end
$$;
create function note_changed_credit() returns trigger language plpgsql as $$
begin
  insert into book_changes (kind, id)
  select distinct 'orders', t.order_id from changed c join ledger_transactions t on t.id = c.transaction_id where t.order_id is not null
  on conflict do nothing;
  return null;
end
$$;
create function note_changed_postings() returns trigger language plpgsql as $$
begin
  insert into book_changes (kind, id)
  select 'orders', order_id from changed where order_id is not null
  union
  select 'payouts', split_part(id, ':', 2) from changed where kind in ('payout', 'payout-return')
  on conflict do nothing;
  return null;
end
$$;
create function note_changed_payouts() returns trigger language plpgsql as $$
begin
  insert into book_changes (kind, id) select distinct 'payouts', id from changed on conflict do nothing;
  return null;
end
$$;
create function note_changed_payout_entries() returns trigger language plpgsql as $$
begin
  insert into book_changes (kind, id) select distinct 'payouts', payout_id from changed on conflict do nothing;
  return null;
end
$$;
