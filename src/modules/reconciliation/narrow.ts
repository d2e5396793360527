import type { OwnedViolation, Violation } from './queries.ts';

export interface Narrowed {
  found: OwnedViolation[];
  /** Orders or payouts with a violation, and those that were not told apart from them. */
  faulty: string[];
}

/** Those with a violation that are looked for one by one. */
const maxOneByOne = 100;

/**
 * Finds of which orders or payouts the violations of a check are: asks of all, and of halves of those that
 * have some until one is left.
 * @param ask runs the check for some of them
 */
export async function narrow(ids: readonly string[], ask: (some: readonly string[]) => Promise<readonly Violation[]>): Promise<Narrowed> {
  const narrowed: Narrowed = { found: [], faulty: [] };
  const waiting = [ids];
  for (let some = waiting.pop(); some; some = waiting.pop()) {
    const violations = some.length === 0 ? [] : await ask(some);
    if (violations.length === 0) continue;
    if (some.length > 1 && narrowed.faulty.length < maxOneByOne) {
      const half = Math.ceil(some.length / 2);
      waiting.push(some.slice(half), some.slice(0, half));
      continue;
    }
    const belongsTo = some.length === 1 ? (some[0] ?? null) : null;
    narrowed.found.push(...violations.map((violation) => ({ ...violation, belongsTo })));
    narrowed.faulty.push(...some);
  }
  return narrowed;
}
