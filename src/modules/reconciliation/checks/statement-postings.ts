import type { BookCheck } from '../book-check.ts';

export const statementPostings: BookCheck = {
  name: 'statement-postings',
  ofTime: 'never',
  rule: 'the fees and transfers of the statements are in the books, and no others',
  text: `select coalesce(b.id, s.id) as id, 'the books say ' || coalesce(b.amount, 0) || ', the statements ' || coalesce(s.amount, 0) as detail
  from (
    select t.kind || ' ' || substr(e.account, 10) as id, -sum(e.amount_paise) as amount
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id and e.account like 'provider:%'
    where t.kind in ('fee', 'settlement') group by 1
  ) b
  full join (
    select 'fee ' || provider as id, sum(fee_paise) as amount from statement_rows where currency = 'INR' and fee_paise <> 0 group by provider
    union all
    select 'settlement ' || provider, -sum(amount_paise) from statement_rows where currency = 'INR' and kind = 'settlement' group by provider
  ) s on s.id = b.id
  where coalesce(b.amount, 0) <> coalesce(s.amount, 0)`,
};
