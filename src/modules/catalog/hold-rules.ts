/** Limits of what orders may take before they are paid. */
export interface HoldSettings {
  /** Units of one variant in one order. */
  maxOfVariant: number;
  /** Units in one order. */
  maxUnits: number;
  /** Open unpaid orders of one person or browser; 0: what unpaid orders hold is not limited at all. */
  openOrders: number;
  /** Open unpaid orders of guests at one network address. */
  openByAddress: number;
  /** Share of a variant's stock, in percent, that the unpaid orders of one holder may take. */
  sharePercent: number;
}

/** Holders of the stock of an order that is not paid. */
export interface Hold {
  /** Keyed digests of the buyer's account, browser, mailbox, phone and network. */
  holders: readonly string[];
  isGuest: boolean;
  /** The order stands, and the courier collects the money. */
  isCash: boolean;
}

/** Open unpaid orders of one holder. */
export interface OpenHolds {
  holder: string;
  /** Orders that wait for an online payment. */
  pending: number;
  /** Cash orders of the last day, or of the last hour for a network. */
  cash: number;
  units: number;
  /** Variants of which nothing else is left. */
  lastUnits: number;
}

/** Units of a variant by who holds them, under the lock of its row. */
export interface HeldUnits {
  available: number;
  /** Of orders that wait for an online payment. */
  pending: number;
  /** Of these, those of guests. */
  guests: number;
  /** Of the holder of this order who holds most, cash orders of the last day included. */
  own: number;
}

interface HoldKind {
  isGuest: boolean;
  isCash: boolean;
}

const shareOf = (stock: number, percent: number) => Math.max(1, Math.ceil((stock * percent) / 100));

/**
 * Gives the units that one more unpaid order may take of a variant: one holder has a share of the stock,
 * and so have all guests together, because many of them can be one stranger. The last unit can always be
 * bought.
 * @param percent share of one holder; guests together have half as much again, all buyers twice as much
 */
export function holdableUnits({ available, pending, guests, own }: HeldUnits, { isGuest, isCash }: HoldKind, percent: number): number {
  const stock = available + pending;
  const ownLeft = shareOf(stock, percent) - own;
  // A cash order waits for no payment: it is no hold that others would wait for.
  if (isCash) return Math.max(0, ownLeft);
  const together = isGuest
    ? Math.min(shareOf(stock, percent * 1.5), Math.max(1, stock - 1)) - guests
    : shareOf(stock, percent * 2) - pending;
  return Math.max(0, Math.min(ownLeft, together));
}
