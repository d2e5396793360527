/** Rows that a check is asked of where it is not asked of everything. */
export type CheckedKind = 'orders' | 'payouts';

/**
 * An invariant of the books. Its statement reads one snapshot, changes nothing, and returns the violations:
 * an id and the detail.
 */
export interface BookCheck {
  /** Unique, such as `paid-in-full`. */
  name: string;
  /** The rule that holds, in words. */
  rule: string;
  text: string;
  /**
   * Says what is read where the books are checked for a time alone. `orders`, `payouts`: the same statement
   * over the rows of the orders or the payouts of the time, in tables of the same names (`books-of-time.ts`);
   * of orders some thousands at a time, so that it may compare nothing of one order with another. SQL:
   * another statement with the same rule, whose $2 and $3 are the bounds of the time. Undefined: the whole
   * statement, which reads little.
   */
  ofTime?: CheckedKind | 'never' | { text: string };
  /**
   * Says what is read every hour. Undefined: as of a time, of the orders or the payouts that were changed.
   * `never`: nothing, the night does. SQL: a statement over the rows of those.
   */
  hourly?: 'never' | { of: CheckedKind; text: string };
}

/** Tells whether a check is asked every hour of orders or payouts that were changed. */
export const isOfChanges = ({ ofTime, hourly }: BookCheck, kind: CheckedKind): boolean =>
  hourly === undefined ? ofTime === kind : hourly !== 'never' && hourly.of === kind;

/** Tells whether a check is asked every hour with its whole statement. */
export const isAskedWhole = ({ ofTime, hourly }: BookCheck): boolean => hourly === undefined && ofTime === undefined;
