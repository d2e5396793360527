import type { Connection, Statement } from '#platform/database/database.ts';
import { summedUntilSql } from './stock-sums.ts';

/**
 * No transaction that is still under way has a movement with a lower number than one that was written a day
 * ago. Of two who sum at once, the second waits for the first, and finds nothing left.
 */
const sumStatement: Statement = {
  name: 'catalog.sum-movements',
  text: `with since as (select ${summedUntilSql} as id),
    settled as (
      select m.id from stock_movements m where m.id > (select id from since) and m.at < now() - interval '1 day' order by m.id desc limit 1
    )
    insert into stock_sums as s (variant_id, moved, movement_id)
    select m.variant_id, sum(m.qty), (select id from settled) from stock_movements m
    where m.id > (select id from since) and m.id <= (select id from settled) group by m.variant_id
    on conflict (variant_id) do update set moved = s.moved + excluded.moved, movement_id = excluded.movement_id`,
};

const lockStatement: Statement = { name: 'catalog.lock-stock-sums', text: 'lock table stock_sums in exclusive mode' };

/** Adds the movements that are a day old to the sums of their variants, each once. */
export async function sumMovements(db: Connection): Promise<void> {
  await db.run(lockStatement, []);
  await db.run(sumStatement, []);
}
