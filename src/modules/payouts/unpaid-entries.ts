/** SQL of what no payout has sent, for statements about sellers and their entries. */

/** SQL: the number of the entry up to which everything of a seller was sent. */
export const markOf = (sellerId: string) => `coalesce((select m.entry_id from payout_marks m where m.seller_id = ${sellerId}), 0)`;

/**
 * SQL: an entry `e` that no payout has sent. Its posting and its payout are looked up by their keys: joined,
 * all of them would be read for the few that are asked about.
 */
export const isUnpaidSql = `(select t.kind not in ('payout', 'payout-return') from ledger_transactions t where t.id = e.transaction_id)
    and not coalesce((select bool_or(p.state in ('sent', 'paid')) from payout_entries x join payouts p on p.id = x.payout_id where x.entry_id = e.id), false)`;

/**
 * SQL: whether something of a seller is not paid. The latest entries, which seldom are, come first: `exists`
 * asks in an order of its own.
 */
export const hasUnpaidSql = (sellerId: string) => `coalesce((select true from ledger_entries e where e.seller_id = ${sellerId}
    and e.account = 'seller' and e.id > ${markOf(sellerId)} and ${isUnpaidSql} order by e.id desc limit 1), false)`;
