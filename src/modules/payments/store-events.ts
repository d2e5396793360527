import type { Context } from '#platform/context.ts';
import type { ProviderEvent } from './provider.ts';
import { storeEvent } from './queries.ts';
import type { EventRow } from './tables.ts';

/**
 * Writes down what a provider said before anything is done with it.
 * @returns the events that have yet to be applied
 */
export async function storeEvents(
  ctx: Context,
  provider: string,
  source: EventRow['source'],
  events: readonly ProviderEvent[],
): Promise<number[]> {
  return ctx.transaction(async (tx) => {
    const ids: number[] = [];
    for (const event of events) {
      const id = await storeEvent(tx.db, provider, source, event);
      if (id !== undefined) ids.push(id);
    }
    return ids;
  });
}
