import type { ShopState } from '#shared/shop-states.ts';
import type { StateClock } from '#shared/state-clock.ts';

/** Parties that move a shop. */
export type ShopActor = 'owner' | 'operator';

export const shopEvents = [
  'submit',
  'withdraw',
  'send-back',
  'open',
  'pause',
  'resume',
  'suspend',
  'reinstate',
  'close',
  'keep',
  'finish',
] as const;
export type ShopEvent = (typeof shopEvents)[number];

/** Conditions and consequences of a step: `explain` asks for a reason in both languages. */
export type ShopEffect = 'check-requirements' | 'check-settled' | 'explain';

export interface ShopTransition {
  to: ShopState;
  by: readonly ShopActor[];
  effects: readonly ShopEffect[];
}

const on = (to: ShopState, by: readonly ShopActor[], ...effects: ShopEffect[]): ShopTransition => ({ to, by, effects });

const both = ['owner', 'operator'] as const;
const operator = ['operator'] as const;
const owner = ['owner'] as const;

/** Allowed transitions of a shop: state × event → state, who may, and what it takes. */
export const shopTransitions: Record<ShopState, Partial<Record<ShopEvent, ShopTransition>>> = {
  preparing: { submit: on('in-review', owner, 'check-requirements'), close: on('closed', both) },
  'in-review': {
    open: on('open', operator, 'check-requirements'),
    'send-back': on('preparing', operator, 'explain'),
    withdraw: on('preparing', owner),
  },
  open: { pause: on('paused', both), suspend: on('suspended', operator, 'explain'), close: on('closing', both) },
  paused: { resume: on('open', both), suspend: on('suspended', operator, 'explain'), close: on('closing', both) },
  suspended: { reinstate: on('open', operator), close: on('closing', operator) },
  // Orders of before are delivered, and can be returned, until it is closed.
  closing: { keep: on('paused', both), finish: on('closed', operator, 'check-settled') },
  closed: {},
};

/** Gives the transition of an event; undefined where it is not allowed, or not to this actor. */
export function findShopTransition(from: ShopState, event: ShopEvent, by: ShopActor): ShopTransition | undefined {
  const transition = shopTransitions[from][event];
  return transition?.by.includes(by) ? transition : undefined;
}

/** Gives the events that an actor can cause in a state. */
export const shopEventsOf = (from: ShopState, by: ShopActor): ShopEvent[] =>
  shopEvents.filter((event) => findShopTransition(from, event, by) !== undefined);

/** Clocks by state; an open shop has none. */
export const shopClocks: Partial<Record<ShopState, StateClock<ShopActor, ShopEvent>>> = {
  preparing: { of: 'owner', from: 'state', remind: 7, escalate: 30, repeat: 30 },
  'in-review': { of: 'operator', from: 'state', remind: 1, escalate: 2, repeat: 2 },
  paused: { of: 'owner', from: 'state', remind: 30, escalate: 60, repeat: 60 },
  suspended: { of: 'operator', from: 'state', remind: 7, escalate: 14, repeat: 14 },
  closing: { of: 'operator', from: 'state', remind: 14, escalate: 45, repeat: 14 },
};
