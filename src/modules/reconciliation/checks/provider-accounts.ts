import type { BookCheck } from '../book-check.ts';

export const providerAccounts: BookCheck = {
  name: 'provider-accounts',
  ofTime: 'orders',
  rule: 'captures, refunds and disputes at a provider are in the books what they are in the rows',
  text: `select coalesce(b.account, p.account) as id, 'the books say ' || coalesce(b.held, 0) || ', the payments ' || coalesce(p.held, 0) as detail
  from (
    select e.account, sum(e.amount_paise) as held from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.account like 'provider:%' and t.kind not in ('fee', 'settlement', 'statement') group by e.account
  ) b
  full join (
    select 'provider:' || provider as account, sum(held) as held from (
      select provider, amount_paise as held from payments where state = 'captured' and provider <> 'cod' and currency = 'INR'
      union all
      select p.provider, -r.amount_paise from refunds r join payments p on p.id = r.payment_id where r.state = 'done' and r.paid_from = 'provider' and p.provider <> 'cod' and p.currency = 'INR'
      union all
      select provider, -withheld_paise - lost_paise from disputes where currency = 'INR'
    ) rows group by provider
  ) p on p.account = b.account
  where coalesce(b.held, 0) <> coalesce(p.held, 0)`,
};
