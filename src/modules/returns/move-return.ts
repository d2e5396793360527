import type { Context } from '#platform/context.ts';
import { wrongReturnState } from './contract.ts';
import { lockReturn } from './lock-return.ts';
import { writeMove } from './queries.ts';
import { type ReturnEvent, returnTransitions } from './return-rules.ts';
import type { ReturnActor } from './tables.ts';

interface TransitionDetails {
  decision?: string | undefined;
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
}

/**
 * Applies an event to a return, in the caller's transaction.
 * @param orderId given where the return must belong to that order
 * @throws {DomainError} RETURN_NOT_FOUND, WRONG_STATE where the transition is not allowed
 */
export async function moveReturn(
  tx: Context,
  { id, orderId, event, by, ...details }: { id: string; orderId?: string; event: ReturnEvent; by: ReturnActor } & TransitionDetails,
) {
  const row = await lockReturn(tx, id, orderId);
  const toState = returnTransitions[row.state][event];
  if (!toState) throw wrongReturnState({ state: row.state });
  const given = Object.fromEntries(Object.entries(details).filter(([, text]) => text !== undefined));
  await writeMove(tx.db, id, { event, fromState: row.state, toState, by, at: tx.now(), ...given });
  return row;
}
