import type { BookCheck } from '../book-check.ts';

export const refundsWithinPayments: BookCheck = {
  name: 'refunds-within-payments',
  ofTime: 'orders',
  rule: 'no more goes back of a payment than came with it',
  text: `select p.id, case when p.state = 'captured' or p.provider = 'cod' then 'came ' || p.amount_paise else 'nothing came' end
      || ', goes back ' || r.asked as detail
  from (
    select payment_id, sum(amount_paise) as asked from (
      select payment_id, amount_paise from refunds where paid_from not in ('chargeback', 'store-credit') and not (reason = 'at-provider' and state = 'failed')
      union all select payment_id, lost_paise from disputes where lost_paise > 0
    ) back group by payment_id
    -- A bank knows nothing of store credit: what it takes back of such a payment is told apart.
    union all select payment_id, sum(amount_paise) from refunds where paid_from <> 'chargeback' and not (reason = 'at-provider' and state = 'failed') group by payment_id
  ) r join payments p on p.id = r.payment_id
  where r.asked > case when p.state = 'captured' or p.provider = 'cod' then p.amount_paise else 0 end`,
};
