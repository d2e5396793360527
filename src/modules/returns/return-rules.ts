import type { ReturnState } from './contract.ts';

/** Events of a return. */
export type ReturnEvent = 'approve' | 'refuse' | 'withdraw' | 'receive' | 'refund' | 'replace' | 'reopen';

/** Allowed transitions of a return: state × event → state. */
export const returnTransitions: Record<ReturnState, Partial<Record<ReturnEvent, ReturnState>>> = {
  requested: { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' },
  // A broken bowl can be refunded without being sent back.
  approved: { receive: 'received', refund: 'refunded', replace: 'replaced', withdraw: 'withdrawn' },
  received: { refund: 'refunded', replace: 'replaced', refuse: 'refused' },
  refused: { reopen: 'requested' },
  withdrawn: {},
  refunded: {},
  replaced: {},
};

/** States of returns that are not closed. */
export const openReturnStates: readonly ReturnState[] = ['requested', 'approved', 'received'];

/** Days without an answer after which the operator is notified. */
export const escalateAfterDays = 3;
