import type { BookCheck } from '../book-check.ts';

export const moneyHasAnOrder: BookCheck = {
  name: 'money-has-an-order',
  ofTime: 'orders',
  rule: 'money that came has an order that stands, or goes back',
  text: `select p.id, 'captured for an order that is ' || o.state as detail
  from payments p join orders o on o.id = p.order_id
  where p.state = 'captured' and p.state_at < now() - interval '10 minutes' and o.state <> 'placed'
    and p.amount_paise > (select coalesce(sum(r.amount_paise), 0) from refunds r where r.payment_id = p.id)
  union all
  select b.order_id, 'the buyer paid ' || -b.owed || ' too much, ' || b.asked || ' is on its way back'
  from (
    select e.order_id, sum(e.amount_paise) as owed, max(t.at) as last,
      (select coalesce(sum(r.amount_paise), 0) from refunds r where r.order_id = e.order_id and r.state <> 'done' and r.reason <> 'at-provider') as asked
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.account = 'buyer' group by e.order_id having sum(e.amount_paise) < 0
  ) b join orders o on o.id = b.order_id and o.state = 'placed'
  where b.owed + b.asked < 0 and b.last < now() - interval '10 minutes'`,
};
