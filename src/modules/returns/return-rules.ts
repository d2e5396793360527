import type { ReturnState } from './contract.ts';

/** What can happen to a return. */
export type ReturnEvent = 'approve' | 'refuse' | 'withdraw' | 'receive' | 'refund' | 'replace' | 'reopen';

/** from × event → to. What is not here cannot happen. */
export const returnMoves: Record<ReturnState, Partial<Record<ReturnEvent, ReturnState>>> = {
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

/** Where a buyer may change their mind within 14 days, whatever the piece is like. */
const withdrawalCountries = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '));

interface Sold {
  country: string;
  perishable: boolean;
  /** Made for this buyer. */
  madeToOrder: boolean;
}

/**
 * Days after receipt in which a piece can be reported for this reason; undefined where it cannot be at all. Damage, a defect and another
 * piece than shown or ordered: 7 days. A changed mind: 14 days in the countries whose law says so, never for what was made to order or spoils.
 */
export function returnDays(reason: string, { country, perishable, madeToOrder }: Sold): number | undefined {
  if (reason !== 'changed-mind') return 7;
  return withdrawalCountries.has(country) && !perishable && !madeToOrder ? 14 : undefined;
}
