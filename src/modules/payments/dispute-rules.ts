export type DisputeState = 'open' | 'under-review' | 'won' | 'lost' | 'closed';

/**
 * Allowed transitions of a dispute. A bank may ask once more for evidence; a lost dispute may be decided
 * again in the shop's favour, never the other way round.
 */
export const disputeTransitions: Record<DisputeState, readonly DisputeState[]> = {
  open: ['under-review', 'won', 'lost', 'closed'],
  'under-review': ['open', 'won', 'lost', 'closed'],
  won: [],
  lost: ['won'],
  closed: [],
};

/**
 * Tells whether a report moves a dispute. Reports come in any order: one that says that evidence is wanted
 * counts against a review only where it is younger.
 */
export function movesDispute(from: { state: DisputeState; at: Date }, to: DisputeState, at: Date): boolean {
  if (!disputeTransitions[from.state].includes(to)) return false;
  return to !== 'open' || at > from.at;
}

/** The part of a dispute's money that the provider keeps back, and the part that it has taken for good. */
export interface DisputedFunds {
  withheldPaise: number;
  lostPaise: number;
}

/**
 * Gives where the money of a dispute is.
 * @param withheldPaise what the provider says that it took, before anything is decided
 */
export function fundsOf(state: DisputeState, amountPaise: number, withheldPaise: number): DisputedFunds {
  if (state === 'won' || state === 'closed') return { withheldPaise: 0, lostPaise: 0 };
  if (state === 'lost') return { withheldPaise: 0, lostPaise: withheldPaise > 0 ? withheldPaise : amountPaise };
  return { withheldPaise, lostPaise: 0 };
}

const hour = 3_600_000;
/** Hours before the end of a term at which the operator is reminded; the last reminder says it is over. */
const remindersBefore = [72, 24, 0];

/** Tells how many reminders of a term are due at a moment. */
export const remindersDue = (respondBy: Date, now: Date): number =>
  remindersBefore.filter((hours) => now.getTime() >= respondBy.getTime() - hours * hour).length;
