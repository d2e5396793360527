import type { BookCheck } from '../book-check.ts';

export const oneCapturePerPayment: BookCheck = {
  name: 'one-capture-per-payment',
  ofTime: 'orders',
  rule: 'a provider’s payment is captured once',
  // The other one may be of an order of any time.
  text: `select p.id, p.provider || ' ' || p.provider_payment_id || ' captured by ' || q.id || ' too' as detail
  from payments p join public.payments q on q.provider = p.provider and q.provider_payment_id = p.provider_payment_id and q.id <> p.id
  where p.state = 'captured' and q.state = 'captured'
  union all
  select t.id, 'in the books without a captured payment' from ledger_transactions t
  where t.kind = 'capture' and not exists (select from payments p where p.id = substr(t.id, 9) and p.state = 'captured')`,
};
