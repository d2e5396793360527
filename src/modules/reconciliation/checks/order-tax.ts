import type { BookCheck } from '../book-check.ts';

export const orderTax: BookCheck = {
  name: 'order-tax',
  ofTime: 'orders',
  rule: 'an order’s tax is that of its lines before their invoices changed it, and a line’s taxable value and taxes are what it was sold for',
  text: `select o.id, 'tax ' || o.tax_paise || ', lines ' || coalesce(l.tax, 0) as detail
  from orders o left join (
    select l.order_id, sum(l.cgst_paise + l.sgst_paise + l.igst_paise - coalesce(c.to_tax_paise - c.from_tax_paise, 0)) as tax
    from order_lines l left join tax_changes c on c.line_id = l.id group by l.order_id
  ) l on l.order_id = o.id
  where o.tax_paise <> coalesce(l.tax, 0)
  union all
  select l.id, 'taxable ' || l.taxable_paise || ' and taxes ' || l.cgst_paise + l.sgst_paise + l.igst_paise || ' of a line that was paid ' || l.paid_paise
  from order_lines l
  where l.taxable_paise + l.cgst_paise + l.sgst_paise + l.igst_paise
    <> l.paid_paise - coalesce(l.vat_paise, 0) + case when l.coupon_funded_by = 'operator' then l.coupon_paise else 0 end`,
};
