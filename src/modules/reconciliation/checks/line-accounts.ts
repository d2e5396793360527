import { shareSql } from '#shared/money.ts';
import type { BookCheck } from '../book-check.ts';

/** SQL: the share of the units that are neither cancelled nor refunded in an amount of a line. */
const standing = (column: string) =>
  shareSql(`coalesce(l.${column}, 0)`, 'l.qty', { from: 'l.cancelled_qty + l.refunded_qty', to: 'l.qty' });

const accounts = ['buyer', 'coupons', 'commission', 'commission-gst', 'tcs', 'tds', 'seller', 'vat'] as const;
const columnOf = (account: string) => account.replace('-', '_');

export const lineAccounts: BookCheck = {
  name: 'line-accounts',
  ofTime: 'orders',
  rule: 'each account holds of a line its frozen amount for the units that stand',
  text: `select l.id, concat_ws(', ', ${accounts
    .map(
      (account) =>
        `case when coalesce(e.${columnOf(account)}, 0) <> l.${columnOf(account)} then '${account}: the books say ' || coalesce(e.${columnOf(account)}, 0) || ', the line ' || l.${columnOf(account)} end`,
    )
    .join(',\n    ')},
    case when e.strayed > 0 then e.strayed || ' entries of another seller' end) as detail
  from (
    select l.id, s.paid as buyer, s.coupon as coupons, -s.commission as commission, -s.commission_gst as commission_gst, -s.tcs as tcs, -s.tds as tds,
      s.commission + s.commission_gst + s.tcs + s.tds - (s.paid - s.vat) - s.coupon as seller, -s.vat as vat
    from order_lines l join orders o on o.id = l.order_id and o.state = 'placed'
    cross join lateral (
      select ${standing('paid_paise')} as paid, ${standing('vat_paise')} as vat, case when l.coupon_funded_by = 'operator' then ${standing('coupon_paise')} else 0 end as coupon,
        ${standing('commission_paise')} as commission, ${standing('commission_gst_paise')} as commission_gst,
        ${standing('tcs_paise')} as tcs, ${standing('tds_paise')} as tds
    ) s
  ) l left join (
    select e.line_id, ${accounts.map((account) => `sum(e.amount_paise) filter (where e.account = '${account}') as ${columnOf(account)}`).join(',\n      ')},
      count(*) filter (where e.seller_id is distinct from l.seller_id
        and not (l.vat_paise > 0 and e.seller_id is null and e.account in ('buyer', 'vat'))) as strayed
    from ledger_entries e join order_lines l on l.id = e.line_id group by e.line_id
  ) e on e.line_id = l.id
  where e.strayed > 0 or (${accounts.map((account) => `coalesce(e.${columnOf(account)}, 0)`).join(', ')})
    is distinct from (${accounts.map((account) => `l.${columnOf(account)}`).join(', ')})`,
};
