import type { BookCheck } from '../book-check.ts';

export const orderComplete: BookCheck = {
  name: 'order-complete',
  ofTime: 'orders',
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
  left join (select order_id, count(*) as parcels from parcels where replaces_id is null group by order_id) p on p.order_id = o.id
  left join order_contacts c on c.order_id = o.id
  left join (select order_id, count(*) as sales from ledger_transactions where kind = 'sale' group by order_id) t on t.order_id = o.id
  where o.state = 'placed' and (l.lines is null or l.strayed > 0 or c.order_id is null or coalesce(t.sales, 0) <> l.lines
    or coalesce(p.parcels, 0) <> l.parcels)
  union all
  select o.id, 'in the books, but ' || o.state from orders o where o.state <> 'placed'
    and exists (select from ledger_transactions t where t.order_id = o.id and t.kind = 'sale')`,
};
