import type { BookCheck } from '../book-check.ts';

/** SQL: the parcels with lines that were packed at some time, also if they never arrived. */
const packed = `select p.id from parcels p
    where exists (select from order_lines l where l.parcel_id = p.id) and (p.state in ('packed', 'shipped', 'delivered')
      or exists (select from parcel_events e where e.parcel_id = p.id and e.to_state = 'packed'))`;

export const invoicePerParcel: BookCheck = {
  name: 'invoice-per-parcel',
  ofTime: 'orders',
  rule: 'every packed parcel has one invoice, and no other parcel has one',
  text: `select coalesce(p.id, i.parcel_id) as id, case when i.parcel_id is null then 'packed, and no invoice' when p.id is null then 'an invoice, and never packed'
      else i.invoices || ' invoices' end as detail
  from (${packed}) p
  full join (select parcel_id, count(*) as invoices from invoices where kind = 'invoice' group by parcel_id) i on i.parcel_id = p.id
  where p.id is null or i.invoices is distinct from 1`,
};
