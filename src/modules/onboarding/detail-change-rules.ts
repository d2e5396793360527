export const detailChangeStates = ['waiting', 'accepted', 'sent-back', 'withdrawn', 'replaced'] as const;
/** Standing of a change of a shop's details, or of one of its makers. */
export type DetailChangeState = (typeof detailChangeStates)[number];

/** Steps of a change; `send` is that of the one which takes its place. */
export type DetailChangeEvent = 'accept' | 'send-back' | 'withdraw' | 'send';

/** Allowed transitions of a change: state × event → state. What counts is the shop's until it is accepted. */
export const detailChangeTransitions: Readonly<Record<DetailChangeState, Partial<Record<DetailChangeEvent, DetailChangeState>>>> = {
  waiting: { accept: 'accepted', 'send-back': 'sent-back', withdraw: 'withdrawn', send: 'replaced' },
  'sent-back': { withdraw: 'withdrawn', send: 'replaced' },
  accepted: {},
  withdrawn: {},
  replaced: {},
};

/** States of a change that its shop sees. */
export const openDetailChangeStates = detailChangeStates.filter((state) => detailChangeTransitions[state].withdraw !== undefined);
