import type { BookCheck } from '../book-check.ts';

export const cashOfParcels: BookCheck = {
  name: 'cash-of-parcels',
  ofTime: 'orders',
  rule: 'cash is in the books for the parcels that were delivered against it, and for no others',
  text: `select p.id, 'delivered, and no cash' as detail
  from parcels p join orders o on o.id = p.order_id and o.method = 'cod'
  where p.state = 'delivered'
    and not exists (select from parcels q join ledger_transactions t on t.id = 'cod:' || q.id
      where coalesce(q.root_id, q.id) = coalesce(p.root_id, p.id))
    and (select sum(l.paid_paise * (l.qty - l.cancelled_qty) / l.qty) from order_lines l where l.parcel_id = coalesce(p.root_id, p.id))
      > (select r.credit_paise from parcels r where r.id = coalesce(p.root_id, p.id))
  union all
  select t.id, 'cash, and not delivered'
  from ledger_transactions t
  where t.kind = 'cod-collection'
    and not exists (select from parcels p left join parcel_events e on e.parcel_id = p.id and e.to_state = 'delivered'
      where p.id = substr(t.id, 5) and (p.delivered_at is not null or e.id is not null))
  union all
  select coalesce(p.root_id, p.id), 'cash of ' || count(*) || ' parcels for the same pieces'
  from ledger_transactions t join parcels p on p.id = substr(t.id, 5) where t.kind = 'cod-collection'
  group by coalesce(p.root_id, p.id) having count(*) > 1`,
};
