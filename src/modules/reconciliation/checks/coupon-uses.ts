import type { BookCheck } from '../book-check.ts';

export const couponUses: BookCheck = {
  name: 'coupon-uses',
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
};
