import { notify } from '#modules/notifications/notify.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import type { BookCheck } from './book-check.ts';
import { bookChecks } from './book-checks.ts';
import { onlyRead, runCheck, saveFindings, type Violation } from './queries.ts';

export interface Finding extends Violation {
  /** Name of the check. */
  check: string;
  rule: string;
}

/** Findings of each check that are printed, and that the hourly job remembers. */
const maxPrinted = 20;
const maxRemembered = 500;

/**
 * Runs one check in a transaction of its own that cannot write: a long one keeps no snapshot for the others.
 */
async function violationsOf(ctx: Context, { text }: BookCheck, limit: number): Promise<Violation[]> {
  return ctx.transaction(async (tx) => {
    await onlyRead(tx.db);
    return runCheck(tx.db, text, limit);
  });
}

const toFinding = ({ name: check, rule }: BookCheck, violation: Violation): Finding => ({ check, rule, ...violation });

/**
 * Compares the ledger with orders, stock, payments, invoices and returns, and changes nothing.
 * @returns the violations, the first of each check; empty where all is well
 */
export async function checkBooks(ctx: Context, checks: readonly BookCheck[] = bookChecks): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of checks)
    for (const violation of await violationsOf(ctx, check, maxPrinted)) findings.push(toFinding(check, violation));
  return findings;
}

export const findingLine = (finding: Finding) => `${finding.check}: ${finding.rule}: ${finding.id}, ${finding.detail}`;

/** Saves all findings of a run. @returns those that were not there an hour ago */
async function rememberFindings(tx: Context, found: ReadonlyMap<BookCheck, readonly Violation[]>): Promise<Finding[]> {
  const added: Finding[] = [];
  for (const [check, violations] of found)
    for (const violation of await saveFindings(tx.db, check.name, violations, violations.length < maxRemembered))
      added.push(toFinding(check, violation));
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

/**
 * Checks the books, then remembers what was found and mails what is new in one transaction: a run that dies
 * leaves nothing untold.
 */
async function checkAndReport(ctx: Context): Promise<void> {
  const found = new Map<BookCheck, readonly Violation[]>();
  for (const check of bookChecks) found.set(check, await violationsOf(ctx, check, maxRemembered));
  await ctx.transaction(async (tx) => notifyNewFindings(tx, await rememberFindings(tx, found)));
}

export const checkBooksJob: JobDefinition = {
  name: 'check-books',
  retries: 1,
  timeoutSeconds: 900,
  cron: '23 * * * *',
  handle: (_data, ctx) => checkAndReport(ctx),
};
