import type { BookCheck } from '../book-check.ts';

export const stockAvailable: BookCheck = {
  name: 'stock-available',
  rule: 'what can be sold is what was stocked with every movement, and never below 0',
  text: `select v.id, 'available ' || v.available || ', stocked ' || v.stocked || ', moved ' || coalesce(m.moved, 0) as detail
  from variants v left join (select variant_id, sum(qty) as moved from stock_movements group by variant_id) m on m.variant_id = v.id
  where v.available < 0 or v.available <> v.stocked + coalesce(m.moved, 0)`,
  // Of what these orders moved.
  ofTime: {
    text: `select v.id, 'available ' || v.available || ', stocked ' || v.stocked || ', moved ' || m.moved as detail
  from (select distinct s.variant_id as id from time_orders o join stock_movements s on s.order_id = o.id) u
    join variants v on v.id = u.id cross join lateral (select sum(s.qty) as moved from stock_movements s where s.variant_id = v.id) m
  where v.available < 0 or v.available <> v.stocked + m.moved`,
  },
};
