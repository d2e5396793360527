import type { BookCheck } from '../book-check.ts';

export const refusedMoney: BookCheck = {
  name: 'refused-money',
  rule: 'money of another amount or currency than was asked for is in the books and goes back',
  text: `select e.id::text, e.provider || ' ' || coalesce(e.provider_payment_id, 'payment') || ' ' || e.outcome || ', received ' || e.received_at as detail
  from payment_events e
  where e.kind = 'captured' and e.outcome in ('refused-amount', 'refused-currency')
    and not exists (
      select from payments p join refunds r on r.payment_id = p.id
      where p.provider = e.provider and p.provider_payment_id = e.provider_payment_id and p.mismatch is not null
    )`,
};
