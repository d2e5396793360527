/**
 * Buyers in a process of their own, over ten connections: test/model/race-for-stock.ts sends it a race at a
 * time, and is answered with its outcomes.
 */
import { releaseStock } from '#modules/catalog/release-stock.ts';
import { reserveStock } from '#modules/catalog/reserve-stock.ts';
import type { Context } from '#platform/context.ts';
import { openPostgres } from '#platform/database/open-postgres.ts';
import { DomainError } from '#shared/errors.ts';

export interface BuyersRace {
  /** Begins the numbers of their orders. */
  prefix: string;
  buyers: number;
  variantIds: string[];
  /** Every fifth of the fickle gives back what it reserved. */
  mood: 'firm' | 'fickle';
}

const database = await openPostgres(process.argv[2] ?? '', { max: 10, onError: () => {} });
const buy = ({ prefix, variantIds, mood }: BuyersRace, index: number) =>
  database.transaction(async (db) => {
    const tx = { db, cache: { invalidate: () => {} }, enqueue: async () => {}, publish: async () => {} } as unknown as Context;
    const items = variantIds.map((variantId) => ({ variantId, qty: 1 }));
    // Half of them ask the other way round: a buyer who locks in the order of asking locks out the others.
    const order = { orderId: `${prefix}-${index}`, items: index % 2 === 0 ? items : items.toReversed() };
    try {
      await reserveStock(tx, order);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'OUT_OF_STOCK') return 'short';
      throw error;
    }
    const isGivenBack = mood === 'fickle' && index % 5 === 4;
    if (isGivenBack) await releaseStock(tx, { ...order, reason: 'release' });
    return isGivenBack ? 'given back' : 'bought';
  });
/** Retries a buyer that got no connection in time: nothing was asked of the database yet. */
async function insist(race: BuyersRace, index: number): Promise<string> {
  for (;;) {
    try {
      return await buy(race, index);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'SERVICE_UNAVAILABLE') return (error as Error).message;
    }
  }
}
process.on('message', async (race: BuyersRace) =>
  process.send?.(await Promise.all(Array.from({ length: race.buyers }, (_, index) => insist(race, index)))),
);
process.once('disconnect', () => process.exit());
