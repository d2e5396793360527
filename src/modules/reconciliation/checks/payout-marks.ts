import type { BookCheck } from '../book-check.ts';

export const payoutMarks: BookCheck = {
  name: 'payout-marks',
  ofTime: 'orders',
  rule: 'what a seller is owed is looked for: no entry up to the mark of its payouts is unpaid',
  text: `select e.id::text, 'not paid, and not beyond ' || m.entry_id as detail
  from payout_marks m join ledger_entries e on e.seller_id = m.seller_id and e.account = 'seller' and e.id <= m.entry_id
    join ledger_transactions t on t.id = e.transaction_id
  where t.kind not in ('payout', 'payout-return')
    and not exists (select from payout_entries x join payouts p on p.id = x.payout_id where x.entry_id = e.id and p.state in ('sent', 'paid'))`,
};
