import type { Context } from '#platform/context.ts';
import { wrongReturnState } from './contract.ts';
import { endPickup } from './end-pickup.ts';
import { lockReturn, type Owned } from './lock-return.ts';
import { writeMove } from './queries.ts';
import { findReturnTransition, type ReturnActor, type ReturnEvent } from './return-rules.ts';

interface TransitionDetails {
  decision?: string | undefined;
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
  /** The member of the team, or the operator. */
  byUser?: string | undefined;
}

/**
 * Applies an event to a return, in the caller's transaction.
 * @param orderId given where the return must belong to that order, `sellerId` where to that seller
 * @throws {DomainError} RETURN_NOT_FOUND, WRONG_STATE where the transition is not allowed, or the courier has
 * the goods of a return that its buyer withdraws
 */
export async function moveReturn(
  tx: Context,
  { id, orderId, sellerId, event, by, ...details }: Owned & { id: string; event: ReturnEvent; by: ReturnActor } & TransitionDetails,
) {
  const row = await lockReturn(tx, id, { orderId, sellerId });
  const toState = findReturnTransition(row.state, event, by)?.to;
  if (!toState) throw wrongReturnState({ state: row.state });
  if (by !== 'shop') await endPickup(tx, row, by);
  const given = Object.fromEntries(Object.entries(details).filter(([, text]) => text !== undefined));
  await writeMove(tx.db, id, { event, fromState: row.state, toState, by, at: tx.now(), ...given });
  return row;
}
