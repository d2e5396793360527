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
  ofTime?: 'orders' | 'payouts' | 'never' | { text: string };
}
