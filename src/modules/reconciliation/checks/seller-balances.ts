import { openFromSql, sealedUntilSql } from '#modules/ledger/sealed-months.ts';
import type { BookCheck } from '../book-check.ts';

/**
 * SQL: the sellers of a table `s` of whom the books, which are the sums of the sealed months and what was
 * posted since, say something else; what is unpaid stands beyond the mark of a seller.
 */
const differing = (
  sellers: string,
) => `select s.id, 'the books say ' || b.balance || ', the entries that are not paid ' || u.unpaid as detail
  from ${sellers} cross join lateral (
    select coalesce(-sum(x.amount_paise), 0) as balance from (
      select m.amount_paise from ledger_month_sums m where m.seller_id = s.id and m.account = 'seller'
      union all
      select e.amount_paise from ledger_entries e join public.ledger_transactions t on t.id = e.transaction_id
      where e.seller_id = s.id and e.account = 'seller' and e.id >= ${openFromSql} and t.at >= ${sealedUntilSql}
    ) x
  ) b cross join lateral (
    select coalesce(-sum(e.amount_paise), 0) as unpaid from ledger_entries e join public.ledger_transactions t on t.id = e.transaction_id
    left join public.payout_entries x on x.entry_id = e.id left join public.payouts p on p.id = x.payout_id
    where e.seller_id = s.id and e.account = 'seller' and e.id > coalesce((select k.entry_id from payout_marks k where k.seller_id = s.id), 0)
      and t.kind not in ('payout', 'payout-return') and (p.id is null or p.state not in ('sent', 'paid'))
  ) u where b.balance <> u.unpaid`;

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
  ofTime: { text: differing('sellers s') },
  hourly: { of: 'payouts', text: differing('(select distinct p.seller_id as id from payouts p) s') },
};
