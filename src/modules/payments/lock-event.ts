import type { Context } from '#platform/context.ts';
import { findPayment, lockEvent, lockOrderOfPayment, writeOutcome } from './queries.ts';
import type { EventRow } from './tables.ts';

/**
 * Locks a stored event that is not applied yet, then the order that it refers to; then stores the outcome.
 * @param tx inside a transaction
 * @param apply gets the id of the payment that the event refers to, if there is one; returns the outcome
 */
export async function withLockedEvent(
  tx: Context,
  id: number,
  apply: (event: EventRow, paymentId: string | undefined) => Promise<string>,
): Promise<void> {
  const event = await lockEvent(tx.db, id);
  if (!event) return;
  const found = await findPayment(tx.db, event.provider, event);
  if (found) await lockOrderOfPayment(tx.db, found.orderId);
  await writeOutcome(tx.db, id, await apply(event, found?.id));
}
