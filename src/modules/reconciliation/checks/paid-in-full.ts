import { shareSql } from '#shared/money.ts';
import type { BookCheck } from '../book-check.ts';

const standing = shareSql('l.paid_paise', 'l.qty', { from: 'l.cancelled_qty + l.refunded_qty', to: 'l.qty' });

export const paidInFull: BookCheck = {
  name: 'paid-in-full',
  ofTime: 'orders',
  rule: 'what a buyer owes is cash that a courier still collects beside store credit, less refunds on their way',
  text: `select o.id, 'due ' || coalesce(b.due, 0) || ', to collect ' || coalesce(c.cash, 0) || ', on its way back ' || coalesce(r.asked, 0) as detail
  from orders o
  left join (select order_id, sum(amount_paise) as due from ledger_entries where account = 'buyer' group by order_id) b on b.order_id = o.id
  left join (
    select r.order_id, sum(r.amount_paise) as asked from refunds r join payments p on p.id = r.payment_id and p.currency = 'INR'
    where r.state <> 'done' and r.reason <> 'at-provider' group by r.order_id
  ) r on r.order_id = o.id
  left join (
    select p.order_id, sum(greatest(0, s.cash - p.credit_paise)) as cash
    from parcels p join orders o on o.id = p.order_id and o.method = 'cod' and o.state = 'placed'
      join (select l.parcel_id, sum(${standing}) as cash from order_lines l group by l.parcel_id) s on s.parcel_id = p.id
    where not exists (select from parcels q join ledger_transactions t on t.id = 'cod:' || q.id
      where q.id = p.id or q.root_id = p.id)
    group by p.order_id
  ) c on c.order_id = o.id
  -- Store credit pays for an order as soon as it is placed, and comes back where it does not stand.
  where coalesce(b.due, 0) <> coalesce(c.cash, 0) - coalesce(r.asked, 0) - case when o.state = 'pending' then o.credit_paise else 0 end`,
};
