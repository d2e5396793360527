import type { BookCheck } from '../book-check.ts';

export const refundAdvances: BookCheck = {
  name: 'refund-advances',
  rule: 'money that went back without the shop was counted once, and explained within seven days',
  text: `select a.order_id as id, a.held || ' paid in advance since ' || a.since as detail
  from (
    select e.order_id, sum(e.amount_paise) as held, min(t.at) as since
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id where e.account = 'refund-advances' group by e.order_id
  ) a where a.held < 0 or (a.held > 0 and a.since < now() - interval '7 days')`,
};
