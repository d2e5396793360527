import { applicationMoved } from '#modules/onboarding/events.ts';
import { isApplicationDecided } from '#modules/onboarding/is-decided.ts';
import type { Context } from '#platform/context.ts';
import { subscribe } from '#platform/events/define-event.ts';
import { setTicketResolved } from './queries.ts';

/** Closes the ticket of a request to sell that is decided, and opens it again where that was taken back. */
export async function closeDecidedTicket(ctx: Context, { reference }: { reference: string }): Promise<void> {
  const isDecided = await isApplicationDecided(ctx, reference);
  if (isDecided !== undefined) await setTicketResolved(ctx.db, reference, isDecided, ctx.now());
}

export const closeDecidedTicketJob = subscribe(applicationMoved, {
  name: 'close-decided-ticket',
  retries: 5,
  timeoutSeconds: 30,
  handle: (data, ctx) => closeDecidedTicket(ctx, data),
});
