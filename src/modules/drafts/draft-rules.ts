export const draftStates = ['writing', 'submitted', 'sent-back', 'applied', 'refused', 'withdrawn'] as const;
/** Standing of a draft between its first word and its end. */
export type DraftState = (typeof draftStates)[number];

export const reviewDecisions = ['approve', 'send-back', 'refuse'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

export type DraftEvent = 'save' | 'submit' | 'withdraw' | ReviewDecision;

/** States in which a draft takes further changes. */
export const openDraftStates: readonly DraftState[] = ['writing', 'submitted', 'sent-back'];

const ends = { withdraw: 'withdrawn' } as const;

/**
 * Allowed transitions of a draft: state × event → state. What is saved after it was submitted stays
 * submitted, with a new date.
 */
export const draftTransitions: Record<DraftState, Partial<Record<DraftEvent, DraftState>>> = {
  writing: { save: 'writing', submit: 'submitted', ...ends },
  submitted: { save: 'submitted', submit: 'submitted', approve: 'applied', 'send-back': 'sent-back', refuse: 'refused', ...ends },
  'sent-back': { save: 'writing', submit: 'submitted', ...ends },
  applied: {},
  refused: {},
  withdrawn: {},
};
