/** SQL of the sums of sealed months, for statements that add what was posted since. */

/** SQL: the first day of the month of a moment, by the Indian calendar. */
export const monthOfSql = (moment: string) => `date_trunc('month', ${moment} at time zone 'Asia/Kolkata')::date`;

/** SQL: the moment up to which the ledger is sealed; before every other where no month is. */
export const sealedUntilSql = `coalesce((select (max(m.month) + interval '1 month') at time zone 'Asia/Kolkata' from ledger_months m), '-infinity')`;

/**
 * SQL: the number from which on entries `e` can belong to a month that is not sealed. With `sealedUntilSql`
 * it bounds a reading to what the sums of the sealed months do not hold.
 */
export const openFromSql = `coalesce((select m.open_from from ledger_months m order by m.month desc limit 1), 0)`;

/** SQL: a number of 60 bits of an entry `e` with its posting `t`. */
const digestSql = `('x' || left(md5(row(e.id, e.transaction_id, e.account, e.amount_paise, e.currency, e.seller_id, e.order_id, e.line_id,
    t.kind, t.order_id, extract(epoch from t.at))::text), 15))::bit(60)::bigint`;

/** SQL: sums of the entries of postings `t` for which a condition holds, as rows of `ledger_month_sums`. */
export const monthSumsSql = (
  where: string,
) => `select coalesce(e.seller_id, '') as seller_id, ${monthOfSql('t.at')} as month, e.account, t.kind,
    count(*) as entries, sum(e.amount_paise)::bigint as amount_paise, sum(${digestSql}) as digest, max(e.id) as last_entry
  from ledger_transactions t join ledger_entries e on e.transaction_id = t.id where ${where} group by 1, 2, 3, 4`;
