import type { BookCheck } from '../book-check.ts';

export const ledgerBalances: BookCheck = {
  name: 'ledger-balances',
  rule: 'the ledger sums to 0, by currency and by transaction',
  text: `select transaction_id as id, 'sums to ' || sum(amount_paise) || ' ' || currency as detail
  from ledger_entries group by transaction_id, currency having sum(amount_paise) <> 0`,
};
