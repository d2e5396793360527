-- Sellers to whose account something was posted since everything of it was found paid: those whom a payout run looks at. Each posting
-- notes its seller; a run forgets one of whom everything is paid.
create table unpaid_sellers (
  seller_id text primary key
);

-- Postings share the lock of their seller, so that none waits for another; who forgets a seller has it alone, and sees what was posted
-- before. Where it was forgotten between the two statements it is noted again.
create function note_unpaid_sellers() returns trigger language plpgsql as $$
declare
  noted text[] := (select array_agg(distinct seller_id order by seller_id) from added where account = 'seller' and seller_id is not null);
  locked integer;
begin
  while noted is not null loop
    insert into unpaid_sellers (seller_id) select unnest(noted) on conflict do nothing;
    perform from unpaid_sellers where seller_id = any(noted) order by seller_id for key share;
    get diagnostics locked = row_count;
    exit when locked = cardinality(noted);
  end loop;
  return null;
end
$$;
create trigger ledger_entries_note_sellers after insert on ledger_entries referencing new table as added
  for each statement execute function note_unpaid_sellers();
