export interface CashBuyer {
  /** Account of the order. */
  userId?: string | null | undefined;
  email: string;
  phone: string;
  line1: string;
  line2?: string | null | undefined;
  postalCode?: string | undefined;
}

/** Gives the letters and digits of an address, in which spellings hardly differ. */
export const addressTextOf = ({ line1, line2, postalCode }: CashBuyer): string =>
  `${line1} ${line2 ?? ''} ${postalCode ?? ''}`.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Gives the PIN code of an address. */
export const pinOf = ({ postalCode }: CashBuyer): string => (postalCode ?? '').replace(/\s+/g, '').toUpperCase();

/** Cash orders of a buyer under way, and those refused at the door in a year. */
interface CashRecord {
  open: number;
  refused: number;
}

export interface CashCounts {
  /** By what is the buyer's own beyond doubt: account and proved mailbox. */
  own: CashRecord;
  /** By all that names the buyer, telephone and address too, which anyone can type. */
  named: CashRecord;
  /** Under way to the PIN code. */
  area: number;
  /** An order of the account or the proved mailbox has arrived. */
  isKnown: boolean;
}

interface CashLimits {
  codOpenPerPerson: number;
  codOpenPerPin: number;
  codRefusals: number;
}

/**
 * Finds the limit that keeps an order from being paid at the door. A buyer to whom an order has arrived is
 * counted by what is proved alone, so that strangers who type the same telephone, address or PIN code use up
 * nothing of it. A newcomer could be the same stranger under another name, and is counted by everything.
 */
export function findCashLimit({ own, named, area, isKnown }: CashCounts, limits: CashLimits): 'person' | 'area' | undefined {
  const isReached = (count: number, max: number) => max > 0 && count >= max;
  const { open, refused } = isKnown ? own : named;
  if (isReached(open, limits.codOpenPerPerson) || isReached(refused, limits.codRefusals)) return 'person';
  return !isKnown && isReached(area, limits.codOpenPerPin) ? 'area' : undefined;
}
