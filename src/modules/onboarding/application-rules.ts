import type { StateClock } from '#shared/state-clock.ts';

export const applicationStates = ['sent', 'looked-at', 'invited', 'opened', 'refused', 'withdrawn'] as const;
/** Standing of a request to sell. */
export type ApplicationState = (typeof applicationStates)[number];

/** Parties that move an application; `shop` is its clock. */
export type ApplicationActor = 'applicant' | 'operator' | 'shop';

export type ApplicationEvent = 'look' | 'invite' | 'refuse' | 'reconsider' | 'accept' | 'withdraw' | 'expire';

export interface ApplicationTransition {
  to: ApplicationState;
  by: readonly ApplicationActor[];
  effects: readonly ('explain' | 'mail-invitation' | 'open-shop')[];
}

const on = (
  to: ApplicationState,
  by: readonly ApplicationActor[],
  ...effects: ApplicationTransition['effects']
): ApplicationTransition => ({
  to,
  by,
  effects,
});

const operator = ['operator'] as const;
const applicant = ['applicant'] as const;
const decisions = {
  invite: on('invited', operator, 'mail-invitation'),
  refuse: on('refused', operator, 'explain'),
  withdraw: on('withdrawn', applicant),
};

/** Allowed transitions of an application: state × event → state, who may, and what follows. */
export const applicationTransitions: Record<ApplicationState, Partial<Record<ApplicationEvent, ApplicationTransition>>> = {
  sent: { look: on('looked-at', operator), ...decisions },
  'looked-at': decisions,
  // Inviting again renews the invitation, also to another address.
  invited: { accept: on('opened', applicant, 'open-shop'), ...decisions, expire: on('looked-at', ['shop']) },
  refused: { reconsider: on('looked-at', operator) },
  withdrawn: {},
  opened: {},
};

/** Gives the transition of an event; undefined where it is not allowed, or not to this actor. */
export function findApplicationTransition(
  from: ApplicationState,
  event: ApplicationEvent,
  by: ApplicationActor,
): ApplicationTransition | undefined {
  const transition = applicationTransitions[from][event];
  return transition?.by.includes(by) ? transition : undefined;
}

export const finalApplicationStates: readonly ApplicationState[] = ['refused', 'withdrawn', 'opened'];

/** Days for which an invitation works. */
export const invitationDays = 14;

/** Days after which an application that ended without a shop is deleted. */
export const retentionDays = 180;

/** Clocks by state; what has ended has none. */
export const applicationClocks: Partial<Record<ApplicationState, StateClock<ApplicationActor, ApplicationEvent>>> = {
  sent: { of: 'operator', from: 'state', remind: 1, escalate: 2, repeat: 2 },
  'looked-at': { of: 'operator', from: 'state', remind: 5, escalate: 7, repeat: 3 },
  invited: { of: 'applicant', from: 'state', remind: 5, escalate: 12, repeat: 7, expiry: { event: 'expire', after: 9 } },
};
