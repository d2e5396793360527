import type { StateClock } from '#shared/state-clock.ts';
import type { ReturnState } from './contract.ts';

/** Parties that decide about a return; `shop` is its clock. */
export type ReturnActor = 'buyer' | 'seller' | 'operator' | 'shop';

/** Events of a return. */
export type ReturnEvent = 'approve' | 'refuse' | 'withdraw' | 'receive' | 'refund' | 'replace' | 'reopen';

interface ReturnTransition {
  to: ReturnState;
  by: readonly ReturnActor[];
  effects: readonly ('settle' | 'replace')[];
}

const on = (to: ReturnState, by: readonly ReturnActor[], ...effects: ReturnTransition['effects']): ReturnTransition => ({
  to,
  by,
  effects,
});
const deciders = ['seller', 'operator'] as const;

/** Allowed transitions of a return: state × event → state, who may, and what follows. */
export const returnTransitions: Record<ReturnState, Partial<Record<ReturnEvent, ReturnTransition>>> = {
  requested: { approve: on('approved', deciders), refuse: on('refused', deciders), withdraw: on('withdrawn', ['buyer']) },
  // A broken bowl can be refunded without being sent back.
  approved: {
    receive: on('received', deciders),
    refund: on('refunded', deciders, 'settle'),
    replace: on('replaced', deciders, 'replace'),
    withdraw: on('withdrawn', ['buyer']),
  },
  received: {
    refund: on('refunded', deciders, 'settle'),
    replace: on('replaced', deciders, 'replace'),
    refuse: on('refused', deciders),
  },
  refused: { reopen: on('requested', deciders) },
  withdrawn: {},
  refunded: {},
  replaced: {},
};

/** Gives the transition of an event; undefined where it is not allowed, or not to this actor. */
export function findReturnTransition(from: ReturnState, event: ReturnEvent, by: ReturnActor): ReturnTransition | undefined {
  const transition = returnTransitions[from][event];
  return transition?.by.includes(by) ? transition : undefined;
}

/** States of returns that are not closed. */
export const openReturnStates: readonly ReturnState[] = ['requested', 'approved', 'received'];
export const finalReturnStates: readonly ReturnState[] = ['refused', 'withdrawn', 'refunded', 'replaced'];

/** Days without an answer after which the operator is notified. */
export const escalateAfterDays = 3;

/** Clocks by state; closed returns have none. */
export const returnClocks: Partial<Record<ReturnState, StateClock<ReturnActor, ReturnEvent>>> = {
  requested: { of: 'seller', from: 'state', remind: 2, escalate: escalateAfterDays, repeat: 3 },
  // The unit travels back, where the seller asked for it.
  approved: { of: 'seller', from: 'state', remind: 7, escalate: 10, repeat: 7 },
  received: { of: 'seller', from: 'state', remind: 3, escalate: 5, repeat: 3 },
};
