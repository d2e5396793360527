import { eventDigest } from '#platform/audit/describe-event.ts';
import type { Context } from '#platform/context.ts';
import { readEvents as read, type StoredEvent } from './queries.ts';

/**
 * Events for the operator, the newest first.
 * @param wanted `person`: a key that acts, is concerned or is the target; `email`: also what was done with this address while it
 * belonged to no account
 */
export function readEvents(
  ctx: Context,
  {
    email,
    ...wanted
  }: { person?: string | undefined; email?: string | undefined; kind?: string | undefined; since?: Date | undefined; most: number },
): Promise<StoredEvent[]> {
  return read(ctx.db, { ...wanted, emailDigest: email && eventDigest(ctx, 'email', email.trim().toLowerCase()) });
}
