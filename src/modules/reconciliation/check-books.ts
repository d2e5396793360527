import { monthBounds } from '#modules/ledger/commission-rules.ts';
import { listSealedMonths } from '#modules/ledger/seal-months.ts';
import { notify } from '#modules/notifications/notify.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import type { BookCheck } from './book-check.ts';
import { bookChecks } from './book-checks.ts';
import { type BookTime, ordersOfTime, textOfTime } from './books-of-time.ts';
import { type FoundInTime, onlyRead, readOrders, runCheck, saveFindings, type Violation } from './queries.ts';

export interface Finding extends Violation {
  /** Name of the check. */
  check: string;
  rule: string;
}

/** Findings of each check that are printed, and that the hourly job remembers. */
const maxPrinted = 20;
const maxRemembered = 500;
const hourMs = 3_600_000;

/** A moment after every posting. */
const end = new Date('9999-01-01T00:00:00Z');
/** Orders of which a check is asked at once: its statement stays short, and its plan is one of few rows. */
const batchOrders = 5_000;

/** A time with its orders, which are read once for all checks. */
interface ReadTime extends BookTime {
  /** ISO 8601. */
  bounds: readonly [since: string, until: string];
  orders: readonly string[];
}

async function readTime(ctx: Context, time: BookTime): Promise<ReadTime> {
  const bounds = [time.since.toISOString(), (time.until ?? end).toISOString()] as const;
  return { ...time, bounds, orders: await readOrders(ctx.db, ordersOfTime(time), bounds) };
}

/** Lists the values of the statements by which a check is asked of a time. */
function askedOf({ ofTime }: BookCheck, { bounds, orders }: ReadTime): unknown[][] {
  if (ofTime !== 'orders') return [[...bounds]];
  return Array.from({ length: Math.ceil(orders.length / batchOrders) }, (_, index) => [
    ...bounds,
    orders.slice(index * batchOrders, (index + 1) * batchOrders),
  ]);
}

/**
 * Runs one check, each statement in a transaction of its own that cannot write: a long one keeps no snapshot
 * for the others.
 * @returns undefined where it is not asked of such a time
 */
async function violationsOf(ctx: Context, check: BookCheck, limit: number, time?: ReadTime): Promise<Violation[] | undefined> {
  const text = time ? textOfTime(check, time) : check.text;
  if (text === undefined) return undefined;
  const found: Violation[] = [];
  for (const values of time ? askedOf(check, time) : [[]]) {
    if (found.length >= limit) break;
    const more = await ctx.transaction(async (tx) => {
      await onlyRead(tx.db);
      return runCheck(tx.db, text, limit - found.length, values);
    });
    found.push(...more);
  }
  return found;
}

const toFinding = ({ name: check, rule }: BookCheck, violation: Violation): Finding => ({ check, rule, ...violation });

/**
 * Compares the ledger with orders, stock, payments, invoices and returns, and changes nothing.
 * @param checks those that are run
 * @param time undefined: everything
 * @returns the violations, the first of each check; empty where all is well
 */
export async function checkBooks(ctx: Context, checks: readonly BookCheck[] = bookChecks, time?: BookTime): Promise<Finding[]> {
  const findings: Finding[] = [];
  const read = time && (await readTime(ctx, time));
  for (const check of checks)
    for (const violation of (await violationsOf(ctx, check, maxPrinted, read)) ?? []) findings.push(toFinding(check, violation));
  return findings;
}

/** Gives the time since the last month that is sealed; undefined where none is. */
export async function openTime(ctx: Context): Promise<BookTime | undefined> {
  const until = monthBounds((await listSealedMonths(ctx)).at(-1) ?? '')?.until;
  return until && { since: until };
}

export const findingLine = (finding: Finding) => `${finding.check}: ${finding.rule}: ${finding.id}, ${finding.detail}`;

/** Saves all findings of a run. @returns those that were not there an hour ago */
async function rememberFindings(tx: Context, found: ReadonlyMap<BookCheck, readonly FoundInTime[]>): Promise<Finding[]> {
  const added: Finding[] = [];
  for (const [check, times] of found)
    for (const violation of await saveFindings(tx.db, check.name, times)) added.push(toFinding(check, violation));
  return added;
}

/** Mails the operator about differences that were not known before. */
async function notifyNewFindings(tx: Context, findings: readonly Finding[]): Promise<void> {
  if (findings.length === 0) return;
  const shown = findings.slice(0, 50);
  tx.log.error({ findings: shown, count: findings.length }, 'the books do not agree');
  await notify(
    tx,
    { kind: 'operator', queue: 'books' },
    {
      kind: 'books-do-not-agree',
      language: 'en',
      subject: `The books do not agree (${findings.length})`,
      blocks: [
        { type: 'heading', text: 'The books do not agree' },
        { type: 'paragraph', text: 'The hourly check of orders, stock, payments, invoices and ledger found this for the first time:' },
        { type: 'list', items: shown.map(findingLine) },
        {
          type: 'note',
          text: 'npm run admin -- check-books says all that differs now. You are told once of each difference, and again where it comes back. Books are put right by another posting, never by changing one.',
        },
      ],
    },
  );
}

/** Names the time that a check looks at: everything where its statement is the whole one. */
function spanOf({ ofTime }: BookCheck, time: BookTime | undefined): { since: string; until: string } {
  if (!time || ofTime === undefined) return { since: '-infinity', until: 'infinity' };
  return { since: time.since.toISOString(), until: time.until?.toISOString() ?? 'infinity' };
}

/**
 * Checks the books, then remembers what was found and mails what is new in one transaction: a run that dies
 * leaves nothing untold. What is mended is forgotten where it was looked for.
 * @param times the earliest first
 */
async function checkAndReport(ctx: Context, times: readonly (BookTime | undefined)[]): Promise<void> {
  const read: (ReadTime | undefined)[] = [];
  for (const time of times) read.push(time && (await readTime(ctx, time)));
  const found = new Map<BookCheck, readonly FoundInTime[]>();
  for (const check of bookChecks) {
    const inTimes: FoundInTime[] = [];
    for (const time of read) {
      const violations = await violationsOf(ctx, check, maxRemembered, time);
      if (violations) inTimes.push({ ...spanOf(check, time), found: violations, isAll: violations.length < maxRemembered });
    }
    found.set(check, inTimes);
  }
  await ctx.transaction(async (tx) => notifyNewFindings(tx, await rememberFindings(tx, found)));
}

/** Chooses what is checked in an hour: what is open, and the sealed months one after the other. */
async function timesOfHour(ctx: Context): Promise<(BookTime | undefined)[]> {
  const months = await listSealedMonths(ctx);
  const turn = months[Math.floor(ctx.now().getTime() / hourMs) % months.length];
  const bounds = monthBounds(turn ?? '');
  return [...(bounds ? [{ since: bounds.from, until: bounds.until }] : []), await openTime(ctx)];
}

export const checkBooksJob: JobDefinition = {
  name: 'check-books',
  retries: 1,
  timeoutSeconds: 900,
  cron: '23 * * * *',
  handle: async (_data, ctx) => checkAndReport(ctx, await timesOfHour(ctx)),
};

/** Checks everything each Sunday in the night of India, also what can be asked of everything alone. */
export const checkAllBooksJob: JobDefinition = {
  name: 'check-all-books',
  retries: 1,
  timeoutSeconds: 6 * 60 * 60,
  cron: '40 20 * * 6',
  handle: (_data, ctx) => checkAndReport(ctx, [undefined]),
};
