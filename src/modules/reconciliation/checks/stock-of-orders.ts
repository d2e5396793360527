import type { BookCheck } from '../book-check.ts';

export const stockOfOrders: BookCheck = {
  name: 'stock-of-orders',
  ofTime: 'orders',
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
};
