import type { ReturnState } from './contract.ts';

/** What can happen to a return. */
export type ReturnEvent = 'approve' | 'refuse' | 'withdraw' | 'receive' | 'refund' | 'replace' | 'reopen';

/** from × event → to. What is not here cannot happen. */
export const returnTransitions: Record<ReturnState, Partial<Record<ReturnEvent, ReturnState>>> = {
  requested: { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' },
  // A broken bowl need not travel back before it is paid for.
  approved: { receive: 'received', refund: 'refunded', replace: 'replaced', withdraw: 'withdrawn' },
  received: { refund: 'refunded', replace: 'replaced', refuse: 'refused' },
  refused: { reopen: 'requested' },
  withdrawn: {},
  refunded: {},
  replaced: {},
};

/** Something is still to be done about it. */
export const openReturnStates: readonly ReturnState[] = ['requested', 'approved', 'received'];

/** After so many days without a word the operator is told. */
export const escalateAfterDays = 3;
