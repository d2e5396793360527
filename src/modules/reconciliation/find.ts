import type { Context } from '#platform/context.ts';
import type { BookCheck } from './book-check.ts';
import { type BookTime, textOfTime } from './books-of-time.ts';
import { ask, batchesOf, type ReadTime } from './check-books.ts';
import { type Narrowed, narrow } from './narrow.ts';
import type { FoundInTime } from './queries.ts';

/** Findings of each check that are remembered. */
const maxRemembered = 500;
/** Bounds where rows are not chosen by time. */
export const always = ['-infinity', 'infinity'] as const;

type Bounds = readonly [since: string, until: string];

/** Runs the statement of a check for orders or payouts in batches, and finds of which its violations are. */
export async function findOfEach(
  ctx: Context,
  text: string,
  ids: readonly string[],
  bounds: Bounds = always,
): Promise<Narrowed & { isAll: boolean }> {
  const all: Narrowed = { found: [], faulty: [] };
  for (const some of batchesOf(ids)) {
    if (all.found.length >= maxRemembered) return { ...all, isAll: false };
    const { found, faulty } = await narrow(some, (part) => ask(ctx, text, maxRemembered, [...bounds, part]));
    all.found.push(...found);
    all.faulty.push(...faulty);
  }
  return { ...all, isAll: true };
}

/** Runs a statement of a check that knows no orders. */
async function findTogether(ctx: Context, text: string, values: readonly unknown[] = []): Promise<Narrowed & { isAll: boolean }> {
  const violations = await ask(ctx, text, maxRemembered, values);
  const found = violations.map((violation) => ({ ...violation, belongsTo: null }));
  return { found, faulty: [], isAll: found.length < maxRemembered };
}

/** Names the time that a check looks at: everything where its statement is the whole one. */
function spanOf({ ofTime }: BookCheck, time: BookTime): Pick<FoundInTime, 'since' | 'until'> {
  if (ofTime === undefined) return { since: always[0], until: always[1] };
  return { since: time.since.toISOString(), until: time.until?.toISOString() ?? always[1] };
}

/** Runs a check of everything. */
export async function findInAll(ctx: Context, { text }: BookCheck): Promise<FoundInTime> {
  return { since: always[0], until: always[1], ...(await findTogether(ctx, text)) };
}

/** Runs a check of a time. @returns undefined where it is not asked of such a time */
export async function findInTime(ctx: Context, check: BookCheck, time: ReadTime): Promise<(FoundInTime & Narrowed) | undefined> {
  const text = textOfTime(check, time);
  if (text === undefined) return undefined;
  const isOfOrders = check.ofTime === 'orders';
  const found = await (isOfOrders ? findOfEach(ctx, text, time.orders, time.bounds) : findTogether(ctx, text, time.bounds));
  return { ...spanOf(check, time), ...found };
}
