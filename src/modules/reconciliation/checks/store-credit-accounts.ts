import type { BookCheck } from '../book-check.ts';

export const storeCreditAccounts: BookCheck = {
  name: 'store-credit-accounts',
  rule: 'each posting of store credit belongs to one account, so that what the shop owes is the sum of the balances',
  text: `select t.id, 'in the books, and of no account' as detail
  from ledger_transactions t where exists (select from ledger_entries e where e.transaction_id = t.id and e.account = 'store-credit')
    and not exists (select from store_credit_movements m where m.transaction_id = t.id)
  union all
  select m.transaction_id, 'of an account, and ' || count(e.id) || ' times in the books'
  from store_credit_movements m left join ledger_entries e on e.transaction_id = m.transaction_id and e.account = 'store-credit'
  group by m.transaction_id having count(e.id) <> 1
  union all
  select 'all accounts', 'the books owe ' || b.owed || ', the balances are ' || a.held
  from (select coalesce(-sum(amount_paise), 0) as owed from ledger_entries where account = 'store-credit') b
  cross join (select coalesce(-sum(e.amount_paise), 0) as held from store_credit_accounts c
    join store_credit_movements m on m.account_id = c.id join ledger_entries e on e.transaction_id = m.transaction_id and e.account = 'store-credit') a
  where a.held <> b.owed`,
};
