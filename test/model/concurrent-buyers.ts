/**
 * Buyers in a process of their own, over ten connections: node test/model/concurrent-buyers.ts <database>
 * <order prefix> <buyers> <variant>[,<variant>] [fickle]
 */
import { releaseStock } from '#modules/catalog/release-stock.ts';
import { reserveStock } from '#modules/catalog/reserve-stock.ts';
import type { Context } from '#platform/context.ts';
import { openPostgres } from '#platform/database/open-postgres.ts';
import { DomainError } from '#shared/errors.ts';

const [url = '', prefix = '', buyers = '0', variants = '', mood] = process.argv.slice(2);
const database = await openPostgres(url, { max: 10, onError: () => {} });
const items = (index: number) => {
  const list = variants.split(',').map((variantId) => ({ variantId, qty: 1 }));
  // Half of them ask the other way round: a buyer who locks in the order of asking locks out the others.
  return index % 2 === 0 ? list : list.toReversed();
};
const buy = (index: number) =>
  database.transaction(async (db) => {
    const tx = { db, cache: { invalidate: () => {} }, enqueue: async () => {}, publish: async () => {} } as unknown as Context;
    const order = { orderId: `${prefix}-${index}`, items: items(index) };
    try {
      await reserveStock(tx, order);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'OUT_OF_STOCK') return 'short';
      throw error;
    }
    // Every fifth of the fickle thinks better of it.
    const isGivenBack = mood === 'fickle' && index % 5 === 4;
    if (isGivenBack) await releaseStock(tx, { ...order, reason: 'release' });
    return isGivenBack ? 'given back' : 'bought';
  });
/** Retries a buyer that got no connection in time: nothing was asked of the database yet. */
async function insist(index: number): Promise<string> {
  for (;;) {
    try {
      return await buy(index);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'SERVICE_UNAVAILABLE') return (error as Error).message;
    }
  }
}
const outcomes = await Promise.all(Array.from({ length: Number(buyers) }, (_, index) => insist(index)));
await database.close();
process.stdout.write(JSON.stringify(outcomes));
