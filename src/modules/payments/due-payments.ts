import type { Context } from '#platform/context.ts';
import { claimDuePayments, readWaitingEvents } from './queries.ts';

/** Seconds after which an event that was stored is not being applied by the request that brought it. */
const staleAfterSeconds = 20;

/** Events that wait for being applied, the oldest first. */
export async function* unappliedEvents(ctx: Context, olderThan = staleAfterSeconds): AsyncGenerator<number> {
  for (let page = await readWaitingEvents(ctx.db, olderThan, 0); page.length > 0; ) {
    yield* page;
    page = await readWaitingEvents(ctx.db, olderThan, page.at(-1) ?? 0);
  }
}

/** Payments of which a provider is to be asked now; nobody else gets them for half a minute. */
export const duePayments = (ctx: Context) => claimDuePayments(ctx.db, 50);
