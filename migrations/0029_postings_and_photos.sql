-- All entries of a posting are written by one statement: they are summed once at its end, not once for each of them when the transaction
-- commits. What does not balance is refused there and then.
-- By the index, also where the plan was made while the table was small and is kept.
drop trigger ledger_balances on ledger_entries;
create or replace function ledger_balances() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  unbalanced text;
begin
  select a.transaction_id into unbalanced from (select distinct transaction_id from added) a
    where (select sum(e.amount_paise) from ledger_entries e where e.transaction_id = a.transaction_id) <> 0 limit 1;
  if found then
    raise exception 'ledger transaction % does not balance', unbalanced using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create trigger ledger_balances after insert on ledger_entries referencing new table as added
  for each statement execute function ledger_balances();

-- Whose accounts act for a seller.
create table seller_people (
  seller_id text not null references sellers (id),
  user_id text not null references users (id) on delete cascade,
  primary key (seller_id, user_id)
);
create index seller_people_user on seller_people (user_id);
