import { monthBounds } from '#modules/ledger/commission-rules.ts';
import { listSealedMonths } from '#modules/ledger/seal-months.ts';
import type { Context } from '#platform/context.ts';
import type { BookCheck } from './book-check.ts';
import { bookChecks } from './book-checks.ts';
import { type BookTime, ordersOfTime, textOfTime } from './books-of-time.ts';
import { onlyRead, readOrders, runCheck, type Violation } from './queries.ts';

export interface Finding extends Violation {
  /** Name of the check. */
  check: string;
  rule: string;
}

/** Findings of each check that are printed. */
const maxPrinted = 20;

/** A moment after every posting. */
const end = new Date('9999-01-01T00:00:00Z');
/** Orders of which a check is asked at once: its statement stays short, and its plan is one of few rows. */
export const batchOrders = 5_000;

/** A time with its orders, which are read once for all checks. */
export interface ReadTime extends BookTime {
  /** ISO 8601. */
  bounds: readonly [since: string, until: string];
  orders: readonly string[];
}

export async function readTime(ctx: Context, time: BookTime): Promise<ReadTime> {
  const bounds = [time.since.toISOString(), (time.until ?? end).toISOString()] as const;
  return { ...time, bounds, orders: await readOrders(ctx.db, ordersOfTime(time), bounds) };
}

/** Divides ids into those of which a check is asked at once. */
export const batchesOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / batchOrders) }, (_, index) => ids.slice(index * batchOrders, (index + 1) * batchOrders));

/**
 * Runs a statement of a check in a transaction of its own that cannot write: a long one keeps no snapshot for
 * the others.
 * @param values what it knows as $2 and on
 */
export async function ask(ctx: Context, text: string, limit: number, values: readonly unknown[]): Promise<Violation[]> {
  return ctx.transaction(async (tx) => {
    await onlyRead(tx.db);
    return runCheck(tx.db, text, limit, values);
  });
}

/** Runs one check of everything, or of a time. */
async function violationsOf(ctx: Context, check: BookCheck, time?: ReadTime): Promise<Violation[]> {
  const text = time ? textOfTime(check, time) : check.text;
  if (text === undefined) return [];
  if (!time || check.ofTime !== 'orders') return ask(ctx, text, maxPrinted, time?.bounds ?? []);
  const found: Violation[] = [];
  for (const some of batchesOf(time.orders))
    if (found.length < maxPrinted) found.push(...(await ask(ctx, text, maxPrinted - found.length, [...time.bounds, some])));
  return found;
}

export const toFinding = ({ name: check, rule }: BookCheck, violation: Violation): Finding => ({ check, rule, ...violation });

/**
 * Compares the ledger with orders, stock, payments, invoices and returns, and changes nothing.
 * @param checks those that are run
 * @param time undefined: everything
 * @returns the violations, the first of each check; empty where all is well
 */
export async function checkBooks(ctx: Context, checks: readonly BookCheck[] = bookChecks, time?: BookTime): Promise<Finding[]> {
  const findings: Finding[] = [];
  const read = time && (await readTime(ctx, time));
  for (const check of checks) for (const violation of await violationsOf(ctx, check, read)) findings.push(toFinding(check, violation));
  return findings;
}

/** Gives the time since the last month that is sealed; undefined where none is. */
export async function openTime(ctx: Context): Promise<BookTime | undefined> {
  const until = monthBounds((await listSealedMonths(ctx)).at(-1) ?? '')?.until;
  return until && { since: until };
}

export const findingLine = (finding: Finding) => `${finding.check}: ${finding.rule}: ${finding.id}, ${finding.detail}`;
