import { eventDigest } from '#platform/audit/describe-event.ts';
import type { Context } from '#platform/context.ts';
import { readEvents as read, type StoredEvent } from './queries.ts';

/**
 * Lists events for the operator, the newest first.
 * @param filter `person`: a key that acts, is concerned or is the target; `email`: also events with this
 * address while it belonged to no account
 */
export function readEvents(
  ctx: Context,
  {
    email,
    ...filter
  }: { person?: string | undefined; email?: string | undefined; kind?: string | undefined; since?: Date | undefined; limit: number },
): Promise<StoredEvent[]> {
  return read(ctx.db, { ...filter, emailDigest: email && eventDigest(ctx, 'email', email.trim().toLowerCase()) });
}
