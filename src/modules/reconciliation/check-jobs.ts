import { monthBounds } from '#modules/ledger/commission-rules.ts';
import { listSealedMonths } from '#modules/ledger/seal-months.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { type BookCheck, type CheckedKind, isAskedWhole } from './book-check.ts';
import { bookChecks } from './book-checks.ts';
import { type BookTime, textOfChanges } from './books-of-time.ts';
import { type Change, forgetChanges, readChanges, readPosition, recordChanges, writePosition } from './change-queries.ts';
import { batchOrders, openTime, readTime } from './check-books.ts';
import { always, findInAll, findInTime, findOfEach } from './find.ts';
import type { FoundInTime } from './queries.ts';
import { rememberFindings } from './remember-findings.ts';

/** Runs the checks of an hour for orders or payouts. @returns what they found, and of which */
export async function findInChanges(ctx: Context, kind: CheckedKind, ids: readonly string[], checks: readonly BookCheck[] = bookChecks) {
  const found = new Map<BookCheck, FoundInTime[]>();
  const faulty = new Set<string>();
  for (const check of checks) {
    const text = textOfChanges(check, kind);
    if (text === undefined) continue;
    const one = await findOfEach(ctx, text, ids);
    const clear = new Set(one.found.map(({ belongsTo }) => belongsTo));
    const unclear = new Set(one.faulty.filter((id) => !clear.has(id)));
    const [since, until] = always;
    found.set(check, [{ since, until, found: one.found, isAll: false, checked: ids.filter((id) => !unclear.has(id)) }]);
    for (const id of one.faulty) faulty.add(id);
  }
  return { found, faulty };
}

/**
 * Checks the orders or the payouts of which something was written since they were checked, in batches. Those
 * with a difference are checked again in the next hour, until it is mended.
 */
async function checkChanges(ctx: Context, kind: CheckedKind): Promise<void> {
  for (let after: Change | undefined = { id: '', notedAt: always[0] }; after; ) {
    const page: Change[] = await readChanges(ctx.db, kind, after, batchOrders);
    // The changes are read before the books are, which hold at least what was noted by then.
    const { found, faulty } = await findInChanges(ctx, kind, [...new Set(page.map(({ id }) => id))]);
    await ctx.transaction(async (tx) => {
      await rememberFindings(tx, found);
      const clean = page.filter(({ id }) => !faulty.has(id));
      await forgetChanges(tx.db, kind, clean);
    });
    after = page.length === batchOrders ? page.at(-1) : undefined;
  }
}

/** Checks what was changed, and what little is read as a whole. */
async function checkHour(ctx: Context): Promise<void> {
  await checkChanges(ctx, 'orders');
  await checkChanges(ctx, 'payouts');
  const found = new Map<BookCheck, FoundInTime[]>();
  for (const check of bookChecks.filter(isAskedWhole)) found.set(check, [await findInAll(ctx, check)]);
  await ctx.transaction((tx) => rememberFindings(tx, found));
}

export const checkBooksJob: JobDefinition = {
  name: 'check-books',
  retries: 1,
  timeoutSeconds: 900,
  cron: '23 * * * *',
  handle: (_data, ctx) => checkHour(ctx),
};

/**
 * Checks a time, and has the orders with a difference checked every hour.
 * @param found what was found in other times of the night, to which this one is added
 */
async function checkTime(ctx: Context, time: BookTime, found: Map<BookCheck, FoundInTime[]>, position?: string): Promise<void> {
  const read = await readTime(ctx, time);
  const faulty: string[] = [];
  for (const check of bookChecks) {
    const one = await findInTime(ctx, check, read);
    if (!one) continue;
    const times = [...(found.get(check) ?? []), one];
    found.set(
      check,
      times.toSorted((a, b) => a.since.localeCompare(b.since)),
    );
    faulty.push(...one.faulty);
  }
  await ctx.transaction(async (tx) => {
    await rememberFindings(tx, found);
    await recordChanges(tx.db, 'orders', faulty);
    if (position !== undefined) await writePosition(tx.db, checkOpenBooksJob.name, position);
  });
}

/** Milliseconds after which no other month is begun in a night. */
const nightMs = 4 * 3_600_000;

/**
 * Checks what is open, and the sealed months one after the other, beginning after the last that was checked:
 * a night that is too short for all leaves the others to the next.
 */
async function checkNight(ctx: Context): Promise<void> {
  const begun = performance.now();
  const open = await openTime(ctx);
  if (!open) return checkEverything(ctx, checkOpenBooksJob.name);
  const found = new Map<BookCheck, FoundInTime[]>();
  await checkTime(ctx, open, found);
  const last = await readPosition(ctx.db, checkOpenBooksJob.name);
  const months = await listSealedMonths(ctx);
  for (const month of [...months.filter((each) => each > last), ...months.filter((each) => each <= last)]) {
    const bounds = monthBounds(month);
    if (!bounds || performance.now() - begun > nightMs) break;
    await checkTime(ctx, { since: bounds.from, until: bounds.until }, found, month);
  }
}

/** Checks everything, one check after the other; a run that was stopped goes on after its last one. */
async function checkEverything(ctx: Context, job: string): Promise<void> {
  const last = await readPosition(ctx.db, job);
  const next = bookChecks.findIndex(({ name }) => name === last) + 1;
  for (const check of bookChecks.slice(next)) {
    const found = new Map([[check, [await findInAll(ctx, check)]]]);
    await ctx.transaction(async (tx) => {
      await rememberFindings(tx, found);
      await writePosition(tx.db, job, check.name);
    });
  }
  await writePosition(ctx.db, job, '');
}

/** Checks every night of India what is open, also where no change was noted, and the sealed months. */
export const checkOpenBooksJob: JobDefinition = {
  name: 'check-open-books',
  retries: 1,
  timeoutSeconds: 5 * 60 * 60,
  cron: '10 19 * * *',
  handle: (_data, ctx) => checkNight(ctx),
};

/** Checks everything each Sunday in the night of India, also what can be asked of everything alone. */
export const checkAllBooksJob: JobDefinition = {
  name: 'check-all-books',
  retries: 1,
  timeoutSeconds: 6 * 60 * 60,
  cron: '40 20 * * 6',
  handle: (_data, ctx) => checkEverything(ctx, checkAllBooksJob.name),
};
