/** SQL: the number of the movement up to which all are in the sums of their variants, 0 where none is. */
export const summedUntilSql = 'coalesce((select max(s.movement_id) from stock_sums s), 0)';
