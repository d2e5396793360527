import type { BookCheck } from '../book-check.ts';

const named = (kind: string) => `select x ->> 'lineId' as line_id, (x ->> 'from')::int as first, (x ->> 'to')::int as last
    from invoices i cross join jsonb_array_elements(i.document -> 'lines') x where i.kind = '${kind}'`;

export const creditNotes: BookCheck = {
  name: 'credit-notes',
  rule: 'the units of an invoice that do not stand any more are on credit notes, once each',
  text: `select l.id, l.cancelled_qty + l.refunded_qty - i.first || ' taken back after the invoice, ' || coalesce(c.units, 0) || ' on credit notes' as detail
  from order_lines l join (${named('invoice')}) i on i.line_id = l.id
  left join (select line_id, sum(last - first) as units from (${named('credit-note')}) notes group by line_id) c on c.line_id = l.id
  where coalesce(c.units, 0) <> l.cancelled_qty + l.refunded_qty - i.first`,
};
