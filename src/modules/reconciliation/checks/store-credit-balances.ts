import type { BookCheck } from '../book-check.ts';

export const storeCreditBalances: BookCheck = {
  name: 'store-credit-balances',
  rule: 'no store credit is below nothing, and that of an erased person has ended',
  text: `select a.id, 'holds ' || b.held || case when a.user_id is null then ' of an erased person' else '' end as detail
  from store_credit_accounts a join (
    select m.account_id, -sum(e.amount_paise) as held from store_credit_movements m
      join ledger_entries e on e.transaction_id = m.transaction_id and e.account = 'store-credit' group by m.account_id
  ) b on b.account_id = a.id
  where b.held < 0 or (a.user_id is null and b.held <> 0)`,
};
