/**
 * Gives how much store credit pays for a purchase. What is left to pay is nothing, or at least what every
 * way to pay takes: a provider refuses less than its minimum, and a courier less than a rupee.
 * @param given amounts in paise; `minimumRestPaise` is the least that can be left to pay
 */
export function usableCredit({
  balancePaise,
  totalPaise,
  minimumRestPaise,
}: {
  balancePaise: number;
  totalPaise: number;
  minimumRestPaise: number;
}): number {
  const whole = Math.max(0, Math.min(balancePaise, totalPaise));
  const rest = totalPaise - whole;
  return rest > 0 && rest < minimumRestPaise ? Math.max(0, totalPaise - minimumRestPaise) : whole;
}

const rupee = 100;

/**
 * Spreads the store credit of an order over its parcels, one after the other, so that as few of them as can
 * be are paid for otherwise. Of a parcel nothing is left to pay, or at least a rupee, which couriers take.
 * @param parcels what each costs, in paise
 * @returns the credit of each; they sum to the credit, which is at most the sum of the parcels
 */
export function spreadCredit(creditPaise: number, parcels: readonly number[]): number[] {
  let left = creditPaise;
  const spread = parcels.map((paise) => {
    const part = Math.min(left, paise);
    const rest = paise - part;
    const used = rest > 0 && rest < rupee ? Math.max(0, paise - rupee) : part;
    left -= used;
    return used;
  });
  // Credit that did not fit into whole rupees goes where there is room.
  return spread.map((used, index) => {
    const more = Math.min(left, (parcels[index] ?? 0) - used);
    left -= more;
    return used + more;
  });
}

/** Parts of what goes back: by the way that it was paid, and as store credit. */
export interface SplitRefund {
  paise: number;
  creditPaise: number;
}

/**
 * Splits what goes back of a purchase that was paid partly with store credit: first what was paid otherwise,
 * by the way that it came, and store credit for the rest. Together the parts of any order of refunds are
 * never more than what was paid each way, because each is the difference of two states.
 * @param purchase what it cost before and after, in paise, and the store credit that was used for it
 */
export function splitRefund({
  beforePaise,
  afterPaise,
  creditPaise,
}: {
  beforePaise: number;
  afterPaise: number;
  creditPaise: number;
}): SplitRefund {
  const creditBefore = Math.min(creditPaise, beforePaise);
  const creditAfter = Math.min(creditPaise, afterPaise);
  return { paise: beforePaise - creditBefore - (afterPaise - creditAfter), creditPaise: creditBefore - creditAfter };
}
