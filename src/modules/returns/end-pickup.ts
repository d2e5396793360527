import type { Context } from '#platform/context.ts';
import type { ReturnState } from './contract.ts';
import { wrongReturnState } from './contract.ts';
import { lockPickup, writePickupMove } from './pickup-queries.ts';
import { nextPickupState, type PickupActor } from './pickup-rules.ts';

/**
 * Ends the pickup of a return that goes on without it; what was booked is cancelled by the module of
 * carriers. Lock the return first.
 * @throws {DomainError} WRONG_STATE for a buyer whose goods the courier has already
 */
export async function endPickup(
  tx: Context,
  { id, state }: { id: string; state: ReturnState },
  by: Exclude<PickupActor, 'courier'>,
): Promise<void> {
  const pickup = state === 'approved' ? await lockPickup(tx.db, id) : undefined;
  if (!pickup || pickup.state === 'ended') return;
  const toState = nextPickupState(pickup.state, 'end', by);
  if (!toState) throw wrongReturnState({ state });
  await writePickupMove(tx.db, pickup, { event: 'end', toState, by, at: tx.now() });
}
