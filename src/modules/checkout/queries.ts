import type { Connection, Statement } from '#platform/database/database.ts';

const lockBuyerStatement: Statement = {
  name: 'checkout.lock-buyer',
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
};

/** Has the requests of one guest's browser wait for each other, as the row of an account does. */
export async function lockBuyer(db: Connection, buyer: string): Promise<void> {
  await db.send(lockBuyerStatement, [`place-order ${buyer}`]);
}
