import { shareSql } from '#shared/money.ts';
import type { BookCheck } from '../book-check.ts';

const standing = shareSql('l.paid_paise', 'l.qty', { from: 'l.cancelled_qty + l.refunded_qty', to: 'l.qty' });

export const storeCreditOfOrders: BookCheck = {
  name: 'store-credit-of-orders',
  ofTime: 'orders',
  rule: 'store credit is in an order as far as that stands and was paid with it; it never pays twice, and comes back to who spent it',
  text: `select o.id, 'the books say ' || coalesce(b.used, 0) || ', the order ' || w.used || ', its parcels ' || p.credit as detail
  from orders o
  join (select order_id, sum(credit_paise) as credit from parcels group by order_id) p on p.order_id = o.id
  cross join lateral (select case
    when o.credit_paise = 0 or o.state = 'abandoned' then 0
    when o.state = 'pending' then o.credit_paise
    when o.method = 'cod' then (select sum(least(q.credit_paise, (select coalesce(sum(${standing}), 0) from order_lines l where l.parcel_id = q.id)))
      from parcels q where q.order_id = o.id)
    else least(o.credit_paise, (select sum(${standing}) from order_lines l where l.order_id = o.id)) end as used) w
  left join (
    select e.order_id, sum(e.amount_paise) as used, count(distinct m.account_id) as accounts from ledger_entries e
      join store_credit_movements m on m.transaction_id = e.transaction_id and m.source in ('order', 'order-back')
    where e.account = 'store-credit' group by e.order_id
  ) b on b.order_id = o.id
  where coalesce(b.used, 0) <> w.used or p.credit <> o.credit_paise or b.accounts > 1`,
};
