import type { BookCheck } from '../book-check.ts';

export const orderTotal: BookCheck = {
  name: 'order-total',
  ofTime: 'orders',
  rule: 'an order’s total is its lines less discounts and coupon, with delivery',
  text: `select o.id, 'total ' || o.total_paise || ', lines ' || coalesce(l.paid, 0) || ', delivery ' || o.delivery_paise as detail
  from orders o left join (
    select order_id, sum(paid_paise) as paid, sum(coalesce(vat_paise, 0)) as vat, sum(base_price_paise * qty) as base, sum(coupon_paise) as coupon,
      sum((base_price_paise - price_paise) * qty) as discount
    from order_lines group by order_id
  ) l on l.order_id = o.id
  where (o.total_paise, o.subtotal_paise, o.discount_paise, o.coupon_paise, o.vat_paise)
    is distinct from (coalesce(l.paid, 0) + o.delivery_paise, coalesce(l.base, 0), coalesce(l.discount, 0), coalesce(l.coupon, 0), coalesce(l.vat, 0))`,
};
