import type { Context } from '#platform/context.ts';
import type { ProviderEvent } from './provider.ts';
import { storeEvent } from './queries.ts';
import type { EventRow } from './tables.ts';

/**
 * Stores a provider's events before anything is done with them.
 * @returns the ids of the events that are not applied yet
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
