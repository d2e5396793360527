import { shareSql } from '#shared/money.ts';
import type { BookCheck } from '../book-check.ts';

const share = (column: string) => shareSql(`coalesce(l.${column}, 0)`, 'l.qty', { from: `(x ->> 'from')::int`, to: `(x ->> 'to')::int` });
const tax = `${share('cgst_paise')} + ${share('sgst_paise')} + ${share('igst_paise')}`;
const sum = (name: string) => `sum((x ->> '${name}')::bigint)`;
const total = (name: string) => `(i.document #>> '{total,${name}}')::bigint`;

/**
 * SQL: the line of an order that a row `x` names, by its key. The limit keeps the planner from joining all
 * lines again for each document, which it prefers as long as its statistics know few of them.
 */
const lineOf = "(select k.* from order_lines k where k.id = x ->> 'lineId' limit 1)";

export const invoiceAmounts: BookCheck = {
  name: 'invoice-amounts',
  ofTime: 'orders',
  rule: 'an invoice and a credit note sum to their lines, and those are the shares of the lines that were sold',
  text: `select i.id, i.number || ': total ' || ${total('totalPaise')} || ', its lines ' || coalesce(s.total, 0) || ', tax of its lines ' || coalesce(s.tax, 0)
      || ', to pay ' || (i.document ->> 'payablePaise') || ', sold ' || coalesce(s.paid, 0) || ' with tax ' || coalesce(s.sold_tax, 0) as detail
  from invoices i left join lateral (
    select ${sum('totalPaise')} as total, ${sum('taxablePaise')} as taxable, ${sum('cgstPaise')} + ${sum('sgstPaise')} + ${sum('igstPaise')} as tax,
      sum(${share('paid_paise')}) as paid, sum(${share('vat_paise')}) as vat, sum(${tax}) as sold_tax, count(*) filter (where l.parcel_id is distinct from i.parcel_id) as strayed
    from jsonb_array_elements(i.document -> 'lines') x left join lateral ${lineOf} l on true
  ) s on true
  where s.strayed > 0 or i.number <> i.document ->> 'number' or (i.kind = 'credit-note') <> (i.refers_to is not null)
    or (${total('totalPaise')}, ${total('taxablePaise')}, ${total('cgstPaise')} + ${total('sgstPaise')} + ${total('igstPaise')}, (i.document ->> 'payablePaise')::bigint)
      is distinct from (s.total, s.taxable, s.tax, s.paid)
    or s.total <> s.taxable + s.tax or s.tax <> s.sold_tax or (i.document ->> 'couponPaise')::bigint <> s.total + s.vat - s.paid
    or coalesce((i.document ->> 'vatPaise')::bigint, 0) <> s.vat`,
};
