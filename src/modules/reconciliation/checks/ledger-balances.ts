import type { BookCheck } from '../book-check.ts';

const text = `select transaction_id as id, 'sums to ' || sum(amount_paise) || ' ' || currency as detail
  from ledger_entries group by transaction_id, currency having sum(amount_paise) <> 0`;

export const ledgerBalances: BookCheck = {
  name: 'ledger-balances',
  rule: 'the ledger sums to 0, by currency and by transaction',
  text,
  hourly: { of: 'orders', text },
  ofTime: {
    text: `select e.transaction_id as id, 'sums to ' || sum(e.amount_paise) || ' ' || e.currency as detail
  from ledger_transactions t join ledger_entries e on e.transaction_id = t.id where t.at >= $2 and t.at < $3
  group by e.transaction_id, e.currency having sum(e.amount_paise) <> 0`,
  },
};
