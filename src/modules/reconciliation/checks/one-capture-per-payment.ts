import type { BookCheck } from '../book-check.ts';

export const oneCapturePerPayment: BookCheck = {
  name: 'one-capture-per-payment',
  ofTime: 'orders',
  rule: 'a provider’s payment is captured once',
  text: `select min(id) as id, provider || ' ' || provider_payment_id || ' captured ' || count(*) || ' times' as detail from payments
  where state = 'captured' and provider_payment_id is not null group by provider, provider_payment_id having count(*) > 1
  union all
  select t.id, 'in the books without a captured payment' from ledger_transactions t
  where t.kind = 'capture' and not exists (select from payments p where p.id = substr(t.id, 9) and p.state = 'captured')`,
};
