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
}
