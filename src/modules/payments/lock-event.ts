import type { Context } from '#platform/context.ts';
import { findPayment, lockEvent, lockOrderOfPayment, writeOutcome } from './queries.ts';
import type { EventRow } from './tables.ts';

/**
 * Takes a stored event that was not applied yet, and the order that it speaks of, in that order; then writes down what came of it.
 * @param tx inside a transaction
 * @param apply gets the payment that the event names, if there is one; says what came of it
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
