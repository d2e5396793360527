import { returnUntilSql } from '#modules/orders/return-window-rules.ts';
import type { BookCheck } from '../book-check.ts';

/** SQL: parcels `p` that carry units of a line `l`. */
const carries = 'p.id = any(array(select l.parcel_id union all select u.parcel_id from parcel_lines u where u.line_id = l.id))';

export const paidLinesFinal: BookCheck = {
  name: 'paid-lines-final',
  ofTime: 'payouts',
  rule: 'nothing was paid of a line that was on its way, could be returned or was being returned',
  text: `select l.id, 'paid on ' || q.sent_at || ' by payout ' || q.id as detail
  from payout_entries x join payouts q on q.id = x.payout_id and q.state in ('sent', 'paid')
  join ledger_entries e on e.id = x.entry_id and e.transaction_id like 'sale:%' join order_lines l on l.id = substr(e.transaction_id, 6)
  join orders o on o.id = l.order_id
  where exists (select from return_lines y join returns r on r.id = y.return_id
      where y.line_id = l.id and r.created_at <= q.sent_at and r.state in ('requested', 'approved', 'received') and r.state_at <= q.sent_at)
    or (l.qty > l.cancelled_qty + l.refunded_qty and (
      not exists (select from parcels p where (${carries}) and p.delivered_at <= q.sent_at)
      or exists (select from parcels p where (${carries}) and p.state = 'delivered' and p.delivered_at <= q.sent_at
        and ${returnUntilSql('p', 'o', 'l')} >= q.sent_at)))`,
};
