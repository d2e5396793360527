import type { CancelReason, ParcelActor, ParcelEvent, ParcelState } from './parcel-contract.ts';

/**
 * Consequences of a transition, all in its transaction. `settle` reverses the sale of the units, refunds what
 * was paid, issues the credit note and returns the coupon of an order of which nothing stands.
 */
export type ParcelEffect = 'issue-invoice' | 'collect-cash' | 'settle' | 'replace';

export interface ParcelTransition {
  to: ParcelState;
  by: readonly ParcelActor[];
  effects: readonly ParcelEffect[];
}

const on = (to: ParcelState, by: readonly ParcelActor[], ...effects: ParcelEffect[]): ParcelTransition => ({ to, by, effects });

const senders = ['seller', 'operator'] as const;
/** Reporters of the courier's acts: what it says reaches the shop through the seller or the operator, too. */
const carriers = ['courier', ...senders] as const;
const recipients = ['buyer', ...carriers] as const;
/** Those whose word ends a doubt: a seller shows the courier's instead, with its proof. */
const witnesses = ['buyer', 'courier', 'operator'] as const;

/** Ends of a parcel that does not reach its buyer, as the buyer prefers. */
const remedied = {
  refund: on('refunded', ['buyer', 'operator', 'shop'], 'settle'),
  resend: on('resent', ['buyer', ...senders, 'shop'], 'replace'),
};

/**
 * Allowed transitions of a parcel: state × event → state, who may, and what follows. A parcel of an unpaid
 * order stays `placed`.
 */
export const parcelTransitions: Record<ParcelState, Partial<Record<ParcelEvent, ParcelTransition>>> = {
  placed: { confirm: on('confirmed', ['shop']) },
  confirmed: { pack: on('packed', senders, 'issue-invoice'), cancel: on('cancelled', ['buyer', ...senders], 'settle') },
  packed: { ship: on('shipped', carriers), cancel: on('cancelled', senders, 'settle') },
  shipped: {
    deliver: on('delivered', [...recipients, 'shop'], 'collect-cash'),
    'fail-delivery': on('undeliverable', carriers),
    refuse: on('refused', carriers),
    'return-to-origin': on('returning', carriers),
    'report-missing': on('not-received', ['buyer']),
    lose: on('lost', carriers),
  },
  undeliverable: {
    ship: on('shipped', carriers),
    deliver: on('delivered', recipients, 'collect-cash'),
    refuse: on('refused', carriers),
    'return-to-origin': on('returning', carriers),
    lose: on('lost', [...carriers, 'shop']),
  },
  refused: {
    deliver: on('delivered', recipients, 'collect-cash'),
    'return-to-origin': on('returning', carriers),
    lose: on('lost', [...carriers, 'shop']),
  },
  returning: { 'take-back': on('returned', senders), lose: on('lost', [...carriers, 'shop']) },
  'not-received': { deliver: on('delivered', witnesses, 'collect-cash'), lose: on('lost', [...carriers, 'shop']) },
  lost: {
    ...remedied,
    // It turned up before anything was paid back or sent again.
    deliver: on('delivered', witnesses, 'collect-cash'),
  },
  // Confirmed where it was presumed, and disputed within its window.
  delivered: { 'confirm-receipt': on('delivered', witnesses), 'report-missing': on('not-received', ['buyer']) },
  // Its units wait for the buyer's choice. What was refused at the door is settled at once, back or lost.
  returned: remedied,
  refunded: {},
  resent: {},
  cancelled: {},
};

/** Gives the transition of an event; undefined where it is not allowed, or not to this actor. */
export function findTransition(from: ParcelState, event: ParcelEvent, by: ParcelActor): ParcelTransition | undefined {
  const transition = parcelTransitions[from][event];
  return transition?.by.includes(by) ? transition : undefined;
}

/** Tells whether the units of a cancelled parcel are not there to be sold again. */
export const isWrittenOff = (reason: CancelReason | undefined): boolean => reason === 'out-of-stock' || reason === 'damaged';

/** Replacements of replacements; after that the money goes back. */
export const maxGenerations = 2;

/** Tells whether units of a parcel may be sent again: not what was refused at the door. */
export const canReplace = ({ generation, wasRefused }: { generation: number | null; wasRefused: boolean }): boolean =>
  !wasRefused && (generation ?? 0) < maxGenerations;
