import type { BookCheck } from '../book-check.ts';

/** SQL: where some series, and what comes before some documents, have holes. */
const counted = (
  series: string,
  documents: string,
) => `select concat_ws(' ', s.seller_id, s.kind, s.financial_year) as id, 'counted to ' || s.last || ', documents up to ' || coalesce(i.highest, 0) as detail
  from invoice_series s left join lateral (select i.serial as highest from public.invoices i
    where i.seller_id = s.seller_id and i.kind = s.kind and i.financial_year = s.financial_year order by i.serial desc limit 1) i on true
  where ${series} and s.last <> coalesce(i.highest, 0)
  union all
  select i.id, i.number || ' has no document before it'
  from invoices i
  where ${documents} and i.serial <> 1 and not exists (select from public.invoices p
    where p.seller_id = i.seller_id and p.kind = i.kind and p.financial_year = i.financial_year and p.serial = i.serial - 1)`;

export const invoiceSeries: BookCheck = {
  name: 'invoice-series',
  rule: 'the numbers of a series have no holes',
  text: `select concat_ws(' ', coalesce(s.seller_id, i.seller_id), coalesce(s.kind, i.kind), coalesce(s.financial_year, i.financial_year)) as id,
      'counted to ' || coalesce(s.last, 0) || ', ' || coalesce(i.documents, 0) || ' documents up to ' || coalesce(i.highest, 0) as detail
  from invoice_series s
  full join (
    select seller_id, kind, financial_year, count(*) as documents, min(serial) as lowest, max(serial) as highest from invoices
    group by seller_id, kind, financial_year
  ) i on i.seller_id = s.seller_id and i.kind = s.kind and i.financial_year = s.financial_year
  where coalesce(s.last, 0) <> coalesce(i.documents, 0) or coalesce(s.last, 0) <> coalesce(i.highest, 0) or i.lowest < 1`,
  // The last number of each series, and before each document of the time the one that comes before it.
  ofTime: { text: counted('true', 'i.issued_at >= $2 and i.issued_at < $3') },
  hourly: {
    of: 'orders',
    text: counted('(s.seller_id, s.kind, s.financial_year) in (select i.seller_id, i.kind, i.financial_year from invoices i)', 'true'),
  },
};
