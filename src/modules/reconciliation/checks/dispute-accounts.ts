import type { BookCheck } from '../book-check.ts';

export const disputeAccounts: BookCheck = {
  name: 'dispute-accounts',
  ofTime: 'orders',
  rule: 'the books hold of a dispute what the provider keeps back, and what it has taken for good',
  text: `select coalesce(d.id, b.dispute) as id, 'the books say ' || coalesce(b.withheld, 0) || ' and ' || coalesce(b.lost, 0)
      || ', the dispute ' || coalesce(d.withheld_paise, 0) || ' and ' || coalesce(d.lost_paise, 0) as detail
  from (select * from disputes where currency = 'INR') d
  full join (
    select split_part(t.id, ':', 2) as dispute, sum(e.amount_paise) filter (where e.account = 'disputes') as withheld,
      sum(e.amount_paise) filter (where e.account = 'chargebacks') as lost
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id where t.kind = 'dispute' group by 1
  ) b on b.dispute = d.id
  where coalesce(b.withheld, 0) <> coalesce(d.withheld_paise, 0) or coalesce(b.lost, 0) <> coalesce(d.lost_paise, 0)`,
};
