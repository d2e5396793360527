import type { BookCheck } from '../book-check.ts';

export const payoutSums: BookCheck = {
  name: 'payout-sums',
  ofTime: 'payouts',
  rule: 'each payout is the sum of its entries, all of its seller, and its postings say the same',
  text: `select p.id, 'the payout says ' || p.amount_paise || ', its entries ' || coalesce(e.sum, 0) || ', of another seller or account ' || coalesce(e.strayed, 0) as detail
  from payouts p left join (
    select x.payout_id, -sum(l.amount_paise) as sum,
      count(*) filter (where l.account <> 'seller' or l.seller_id is distinct from q.seller_id or t.kind in ('payout', 'payout-return')) as strayed
    from payout_entries x join payouts q on q.id = x.payout_id join ledger_entries l on l.id = x.entry_id
    join public.ledger_transactions t on t.id = l.transaction_id group by x.payout_id
  ) e on e.payout_id = p.id
  where p.amount_paise <> coalesce(e.sum, 0) or e.strayed > 0
  union all
  select p.id, 'it is ' || p.state || ', and its postings say ' || coalesce(b.sum, 0)
  from payouts p left join (
    select split_part(t.id, ':', 2) as payout_id, sum(l.amount_paise) as sum
    from ledger_transactions t join ledger_entries l on l.transaction_id = t.id and l.account = 'seller'
    where t.kind in ('payout', 'payout-return') group by 1
  ) b on b.payout_id = p.id
  where coalesce(b.sum, 0) <> case when p.state in ('sent', 'paid') then p.amount_paise else 0 end
  union all
  select t.id, 'a posting without its payout' from ledger_transactions t
  where t.kind in ('payout', 'payout-return') and not exists (select from public.payouts p where p.id = split_part(t.id, ':', 2))`,
};
