import type { BookCheck } from '../book-check.ts';

export const payoutEntriesOnce: BookCheck = {
  name: 'payout-entries-once',
  ofTime: 'payouts',
  rule: 'an entry is paid once, and all entries of a line from its sale on',
  text: `select x.entry_id::text as id, 'in ' || count(*) || ' payouts' as detail from payout_entries x group by x.entry_id having count(*) > 1
  union all
  select e.id::text, 'paid, and the sale of its line is not'
  from payout_entries x join payouts p on p.id = x.payout_id and p.state in ('sent', 'paid')
  join ledger_entries e on e.id = x.entry_id and e.line_id is not null
  where not exists (select from ledger_entries s join public.payout_entries y on y.entry_id = s.id
    where s.transaction_id = 'sale:' || e.line_id and s.account = 'seller')
    and exists (select from ledger_entries s where s.transaction_id = 'sale:' || e.line_id and s.account = 'seller')`,
};
