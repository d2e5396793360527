-- The sellers of the postings of before, once those that come are noted.
insert into unpaid_sellers (seller_id)
select s.id from sellers s where (
  select true from ledger_entries e where e.seller_id = s.id and e.account = 'seller'
    and e.id > coalesce((select m.entry_id from payout_marks m where m.seller_id = s.id), 0)
    and (select t.kind not in ('payout', 'payout-return') from ledger_transactions t where t.id = e.transaction_id)
    and not coalesce((select p.state in ('sent', 'paid') from payout_entries x join payouts p on p.id = x.payout_id where x.entry_id = e.id), false)
  order by e.id desc limit 1
) on conflict do nothing;
