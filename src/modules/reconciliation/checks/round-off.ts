import type { BookCheck } from '../book-check.ts';

export const roundOff: BookCheck = {
  name: 'round-off',
  ofTime: 'orders',
  rule: 'rounding cash to whole rupees moves less than a rupee for each parcel',
  text: `select e.order_id as id, 'rounded by ' || -sum(e.amount_paise) || ' paise' as detail
  from ledger_entries e where e.account = 'round-off' group by e.order_id
  having abs(sum(e.amount_paise)) >= 100 * (select count(*) from parcels p where p.order_id = e.order_id)`,
};
