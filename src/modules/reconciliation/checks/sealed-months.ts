import { monthSumsSql, sealedUntilSql } from '#modules/ledger/sealed-months.ts';
import type { BookCheck } from '../book-check.ts';

/** SQL: where the sums of some months are not those of their entries. */
const differing = (
  months: string,
  postings: string,
) => `select concat_ws(' ', coalesce(s.month, e.month), nullif(coalesce(s.seller_id, e.seller_id), ''), coalesce(s.account, e.account),
      coalesce(s.kind, e.kind)) as id,
    'sealed ' || coalesce(s.entries, 0) || ' entries of ' || coalesce(s.amount_paise, 0) || ', there are ' || coalesce(e.entries, 0) || ' of ' || coalesce(e.amount_paise, 0)
      || case when s.entries = e.entries and s.amount_paise = e.amount_paise then ', and one was changed' else '' end as detail
  from (select m.* from ledger_month_sums m where ${months}) s
  full join (${monthSumsSql(postings)}) e on e.seller_id = s.seller_id and e.month = s.month and e.account = s.account and e.kind = s.kind
  where (s.entries, s.amount_paise, s.digest) is distinct from (e.entries, e.amount_paise, e.digest)`;

export const sealedMonths: BookCheck = {
  name: 'sealed-months',
  rule: 'no entry of a sealed month was changed, added or taken away',
  text: differing('true', `t.at < ${sealedUntilSql}`),
  ofTime: {
    text: differing(
      `m.month >= ($2 at time zone 'Asia/Kolkata')::date and m.month < ($3 at time zone 'Asia/Kolkata')::date`,
      `t.at >= $2 and t.at < least($3, ${sealedUntilSql})`,
    ),
  },
};
