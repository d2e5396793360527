import type { BookCheck } from '../book-check.ts';

// Documents are read once and grouped: a join of two readings is planned as one of few rows, and takes the
// square of their number.
export const creditNotes: BookCheck = {
  name: 'credit-notes',
  ofTime: 'orders',
  rule: 'the units of an invoice that do not stand any more are on credit notes, once each',
  text: `select l.id, l.cancelled_qty + l.refunded_qty - d.first || ' taken back after the invoice, ' || d.noted || ' on credit notes' as detail
  from (
    select x ->> 'lineId' as line_id, min((x ->> 'from')::int) filter (where i.kind = 'invoice') as first,
      coalesce(sum((x ->> 'to')::int - (x ->> 'from')::int) filter (where i.kind = 'credit-note'), 0) as noted
    from invoices i cross join jsonb_array_elements(i.document -> 'lines') x group by 1
  ) d join order_lines l on l.id = d.line_id
  where d.noted <> l.cancelled_qty + l.refunded_qty - d.first`,
};
