import type { BookCheck } from '../book-check.ts';

export const moneyOfPayments: BookCheck = {
  name: 'money-of-payments',
  ofTime: 'orders',
  rule: 'captures and refunds of an order in the books are those of its payments',
  text: `select coalesce(b.order_id, p.order_id) as id,
    'the books say ' || coalesce(b.captured, 0) || ' and ' || coalesce(b.refunded, 0) || ', the payments ' || coalesce(p.captured, 0)
      || ' and ' || coalesce(p.refunded, 0) as detail
  from (
    select e.order_id, -sum(e.amount_paise) filter (where t.kind = 'capture') as captured,
      sum(e.amount_paise) filter (where t.kind = 'refund') as refunded
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id and t.kind in ('capture', 'refund')
    where e.account = 'buyer' group by e.order_id
  ) b full join (
    select order_id, sum(captured) as captured, sum(refunded) as refunded from (
      select order_id, amount_paise as captured, 0 as refunded from payments where state = 'captured' and provider <> 'cod' and currency = 'INR'
      union all select r.order_id, 0, r.amount_paise from refunds r join payments p on p.id = r.payment_id and p.currency = 'INR' where r.state = 'done'
    ) rows group by order_id
  ) p on p.order_id = b.order_id
  where coalesce(b.captured, 0) <> coalesce(p.captured, 0) or coalesce(b.refunded, 0) <> coalesce(p.refunded, 0)`,
};
