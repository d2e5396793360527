import type { Context } from '#platform/context.ts';
import { claimDuePayments, readWaitingEvents, wakeOvertakenEvents } from './queries.ts';

/** Seconds after which a stored event is no longer being applied by the request that delivered it. */
const staleAfterSeconds = 20;

/** Yields stored events that are not applied yet, oldest first. */
export async function* unappliedEvents(ctx: Context, olderThan = staleAfterSeconds): AsyncGenerator<number> {
  await wakeOvertakenEvents(ctx.db);
  for (let page = await readWaitingEvents(ctx.db, olderThan, 0); page.length > 0; ) {
    yield* page;
    page = await readWaitingEvents(ctx.db, olderThan, page.at(-1) ?? 0);
  }
}

/** Claims payments that are due to be polled; other workers skip them for half a minute. */
export const duePayments = (ctx: Context) => claimDuePayments(ctx.db, 50);
