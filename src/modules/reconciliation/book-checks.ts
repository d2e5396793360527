import { shareSql } from '#shared/money.ts';

/**
 * An invariant of the books. Its statement reads one snapshot and returns the violations: an id and the
 * detail.
 */
export interface BookCheck {
  invariant: 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i';
  /** The rule that holds, in words. */
  rule: string;
  text: string;
}

/** SQL: the value of the units of a line that are neither cancelled nor refunded, in paise. */
const valueStanding = shareSql('l.paid_paise', 'l.qty', { from: 'l.cancelled_qty + l.refunded_qty', to: 'l.qty' });

export const bookChecks: readonly BookCheck[] = [
  {
    invariant: 'a',
    rule: 'the ledger sums to 0, by currency and by transaction',
    text: `select transaction_id as id, 'sums to ' || sum(amount_paise) || ' ' || currency as detail
      from ledger_entries group by transaction_id, currency having sum(amount_paise) <> 0`,
  },
  {
    invariant: 'b',
    rule: 'an order’s total is its lines less discounts and coupon, with delivery',
    text: `select o.id, 'total ' || o.total_paise || ', lines ' || coalesce(l.paid, 0) || ', delivery ' || o.delivery_paise as detail
      from orders o left join (
        select order_id, sum(paid_paise) as paid, sum(base_price_paise * qty) as base, sum(coupon_paise) as coupon,
          sum((base_price_paise - price_paise) * qty) as discount
        from order_lines group by order_id
      ) l on l.order_id = o.id
      where (o.total_paise, o.subtotal_paise, o.discount_paise, o.coupon_paise)
        is distinct from (coalesce(l.paid, 0) + o.delivery_paise, coalesce(l.base, 0), coalesce(l.discount, 0), coalesce(l.coupon, 0))`,
  },
  {
    invariant: 'b',
    rule: 'what the buyer owes for a line is the price of the pieces that stand',
    text: `select l.id, 'the books say ' || coalesce(e.owed, 0) || ', the line ' || ${valueStanding} as detail
      from order_lines l join orders o on o.id = l.order_id and o.state = 'placed'
      left join (select line_id, sum(amount_paise) as owed from ledger_entries where account = 'buyer' and line_id is not null group by line_id) e
        on e.line_id = l.id
      where coalesce(e.owed, 0) <> ${valueStanding}`,
  },
  {
    invariant: 'b',
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
          select order_id, amount_paise as captured, 0 as refunded from payments where state = 'captured' and provider <> 'cod'
          union all select order_id, 0, amount_paise from refunds where state = 'done'
        ) rows group by order_id
      ) p on p.order_id = b.order_id
      where coalesce(b.captured, 0) <> coalesce(p.captured, 0) or coalesce(b.refunded, 0) <> coalesce(p.refunded, 0)`,
  },
  {
    invariant: 'b',
    rule: 'cash is in the books for the parcels that were delivered against it, and for no others',
    text: `select coalesce(t.id, p.id) as id, case when t.id is null then 'delivered, and no cash' else 'cash, and not delivered' end as detail
      from (select p.id from parcels p join orders o on o.id = p.order_id and o.method = 'cod'
            where p.state = 'delivered' and exists (select from order_lines l where l.parcel_id = p.id and l.paid_paise > 0 and l.cancelled_qty < l.qty)) p
      full join (select id, substr(id, 5) as parcel from ledger_transactions where kind = 'cod-collection') t on t.parcel = p.id
      where t.id is null or p.id is null`,
  },
  {
    invariant: 'c',
    rule: 'what can be sold is what was stocked with every movement, and never below 0',
    text: `select v.id, 'available ' || v.available || ', stocked ' || v.stocked || ', moved ' || coalesce(m.moved, 0) as detail
      from variants v left join (select variant_id, sum(qty) as moved from stock_movements group by variant_id) m on m.variant_id = v.id
      where v.available < 0 or v.available <> v.stocked + coalesce(m.moved, 0)`,
  },
  {
    invariant: 'c',
    rule: 'the pieces that an order holds or has sold are those that its movements took',
    text: `select coalesce(l.order_id, m.order_id) as id,
        'variant ' || coalesce(l.variant_id, m.variant_id) || ': lines ' || coalesce(l.held, 0) || ', taken ' || coalesce(m.held, 0)
          || ', sold again ' || coalesce(l.restocked, 0) || ', put back on sale ' || coalesce(m.restocked, 0) as detail
      from (
        select l.order_id, l.variant_id, sum(l.restocked_qty) as restocked,
          sum(case when o.state = 'abandoned' then 0 else l.qty - l.cancelled_qty + l.replaced_qty end) as held
        from order_lines l join orders o on o.id = l.order_id
        group by l.order_id, l.variant_id
      ) l full join (
        select order_id, variant_id, -sum(qty) filter (where reason in ('hold', 'release')) as held,
          coalesce(sum(qty) filter (where reason = 'restock'), 0) as restocked
        from stock_movements where order_id is not null group by order_id, variant_id
      ) m on m.order_id = l.order_id and m.variant_id = l.variant_id
      where coalesce(l.held, 0) <> coalesce(m.held, 0) or coalesce(m.restocked, 0) <> coalesce(l.restocked, 0)`,
  },
  {
    invariant: 'c',
    rule: 'the pieces that were paid back or sent anew are those of the returns that say so',
    text: `select l.id, 'paid back ' || l.refunded_qty || ', sent anew ' || l.replaced_qty || ', by returns ' || coalesce(r.refunded, 0) || ' and ' || coalesce(r.replaced, 0) as detail
      from order_lines l left join (
        select x.line_id, sum(x.qty) filter (where r.state = 'refunded') as refunded, sum(x.qty) filter (where r.state = 'replaced') as replaced
        from return_lines x join returns r on r.id = x.return_id group by x.line_id
      ) r on r.line_id = l.id
      where l.refunded_qty <> coalesce(r.refunded, 0) or l.replaced_qty <> coalesce(r.replaced, 0)`,
  },
  {
    invariant: 'd',
    rule: 'an order that stands has its lines, parcels, contact and sales, once each',
    text: `select o.id, concat_ws(', ', case when l.lines is null then 'no lines' end, case when l.strayed > 0 then 'a line in a strange parcel' end,
        case when c.order_id is null then 'no contact' end,
        case when coalesce(t.sales, 0) <> coalesce(l.lines, 0) then coalesce(t.sales, 0) || ' sales of ' || coalesce(l.lines, 0) || ' lines' end,
        case when coalesce(p.parcels, 0) <> coalesce(l.parcels, 0) then 'a parcel without lines' end) as detail
      from orders o
      left join (
        select l.order_id, count(*) as lines, count(distinct l.parcel_id) as parcels,
          count(*) filter (where p.order_id is distinct from l.order_id or p.seller_id <> l.seller_id) as strayed
        from order_lines l left join parcels p on p.id = l.parcel_id group by l.order_id
      ) l on l.order_id = o.id
      left join (select order_id, count(*) as parcels from parcels group by order_id) p on p.order_id = o.id
      left join order_contacts c on c.order_id = o.id
      left join (select order_id, count(*) as sales from ledger_transactions where kind = 'sale' group by order_id) t on t.order_id = o.id
      where o.state = 'placed' and (l.lines is null or l.strayed > 0 or c.order_id is null or coalesce(t.sales, 0) <> l.lines
        or coalesce(p.parcels, 0) <> l.parcels)
      union all
      select o.id, 'in the books, but ' || o.state from orders o where o.state <> 'placed'
        and exists (select from ledger_transactions t where t.order_id = o.id and t.kind = 'sale')`,
  },
  {
    invariant: 'e',
    rule: 'an idempotency key has one order, and an order one key',
    text: `select route || ' ' || min(key) as id, count(*) || ' answers for one key' as detail
      from idempotency_keys group by actor, route, key having count(*) > 1
      union all
      select response #>> '{order,_id}', 'placed by ' || count(*) || ' keys' from idempotency_keys
      where route = 'place-order' group by 1 having count(*) > 1 and response #>> '{order,_id}' is not null
      union all
      select k.response #>> '{order,_id}', 'was answered, and is not there' from idempotency_keys k
      where k.route = 'place-order' and k.response #>> '{order,_id}' is not null
        and not exists (select from orders o where o.id = k.response #>> '{order,_id}')`,
  },
  {
    invariant: 'e',
    rule: 'a provider’s payment is captured once',
    text: `select min(id) as id, provider || ' ' || provider_payment_id || ' captured ' || count(*) || ' times' as detail from payments
      where state = 'captured' and provider_payment_id is not null group by provider, provider_payment_id having count(*) > 1
      union all
      select t.id, 'in the books without a captured payment' from ledger_transactions t
      where t.kind = 'capture' and not exists (select from payments p where p.id = substr(t.id, 9) and p.state = 'captured')`,
  },
  {
    invariant: 'f',
    rule: 'a coupon was used as often as its uses say, within its limits',
    text: `select c.code as id, c.uses || ' uses, ' || coalesce(u.rows, 0) || ' orders, limit ' || coalesce(c.uses_limit::text, 'none') as detail
      from coupons c left join (select code, count(*) as rows from coupon_uses group by code) u on u.code = c.code
      where c.uses <> coalesce(u.rows, 0) or coalesce(u.rows, 0) > c.uses_limit
      union all
      select u.code, 'used ' || count(*) || ' times by one person, limit ' || c.per_person
      from coupon_uses u join coupons c on c.code = u.code group by u.code, u.person, c.per_person having count(*) > c.per_person
      union all
      select o.id, 'has the coupon without a use' from orders o
      where o.coupon_code is not null and o.state = 'pending'
        and not exists (select from coupon_uses u where u.code = o.coupon_code and u.order_id = o.id)`,
  },
  {
    invariant: 'g',
    rule: 'money that came has an order that stands, or goes back',
    text: `select p.id, 'captured for an order that is ' || o.state as detail
      from payments p join orders o on o.id = p.order_id
      where p.state = 'captured' and p.state_at < now() - interval '10 minutes' and o.state <> 'placed'
        and p.amount_paise > (select coalesce(sum(r.amount_paise), 0) from refunds r where r.payment_id = p.id)
      union all
      select b.order_id, 'the buyer paid ' || -b.owed || ' too much, ' || b.asked || ' is on its way back'
      from (
        select e.order_id, sum(e.amount_paise) as owed, max(t.at) as last,
          (select coalesce(sum(r.amount_paise), 0) from refunds r where r.order_id = e.order_id and r.state <> 'done') as asked
        from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        where e.account = 'buyer' group by e.order_id having sum(e.amount_paise) < 0
      ) b join orders o on o.id = b.order_id and o.state = 'placed'
      where b.owed + b.asked < 0 and b.last < now() - interval '10 minutes'`,
  },
  {
    invariant: 'h',
    rule: 'nothing that is due is left lying',
    text: `select e.id::text, 'event of ' || e.provider || ' not applied since ' || e.received_at as detail
      from payment_events e where e.applied_at is null and e.received_at < now() - interval '15 minutes'
      union all
      select o.id, 'its hold ended at ' || o.hold_until from orders o
      where o.state = 'pending' and o.hold_until < now() - interval '15 minutes'
      union all
      select p.id, 'not asked about since ' || p.next_check_at from payments p where p.next_check_at < now() - interval '1 hour'
      union all
      select r.id, 'refund not followed since ' || r.next_check_at from refunds r
      where r.next_check_at < now() - interval '1 hour' and r.state in ('requested', 'sent')
      union all
      select j.name || ' ' || j.id, 'due since ' || j.start_after from jobs.job j
      where j.state in ('created', 'retry') and j.start_after < now() - interval '1 hour'`,
  },
  {
    invariant: 'i',
    rule: 'the money that providers hold for us is what was captured less what was refunded',
    text: `select coalesce(b.account, p.account) as id, 'the books say ' || coalesce(b.held, 0) || ', the payments ' || coalesce(p.held, 0) as detail
      from (select account, sum(amount_paise) as held from ledger_entries where account like 'provider:%' group by account) b
      full join (
        select 'provider:' || provider as account, sum(held) as held from (
          select provider, amount_paise as held from payments where state = 'captured' and provider <> 'cod'
          union all
          select p.provider, -r.amount_paise from refunds r join payments p on p.id = r.payment_id where r.state = 'done' and p.provider <> 'cod'
        ) rows group by provider
      ) p on p.account = b.account
      where coalesce(b.held, 0) <> coalesce(p.held, 0)`,
  },
];
