import type { BookCheck } from '../book-check.ts';

export const sellerBalances: BookCheck = {
  name: 'seller-balances',
  rule: 'a seller is owed exactly the entries that no payout has sent',
  text: `select b.seller_id as id, 'the books say ' || b.balance || ', the entries that are not paid ' || b.unpaid as detail
  from (
    select e.seller_id, -sum(e.amount_paise) as balance,
      coalesce(-sum(e.amount_paise) filter (where t.kind not in ('payout', 'payout-return') and (p.id is null or p.state not in ('sent', 'paid'))), 0) as unpaid
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    left join payout_entries x on x.entry_id = e.id left join payouts p on p.id = x.payout_id
    where e.account = 'seller' group by e.seller_id
  ) b where b.balance <> b.unpaid`,
};
