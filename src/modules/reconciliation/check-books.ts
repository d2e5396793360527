import { notify } from '#modules/notifications/notify.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { bookChecks } from './book-checks.ts';
import { runCheck } from './queries.ts';

export interface Finding {
  invariant: string;
  rule: string;
  id: string;
  detail: string;
}

/** Findings returned of each check. */
const maxFindingsPerCheck = 20;

/**
 * Compares the ledger with orders, stock, payments and returns.
 * @returns the violations; empty where all is well
 */
export async function checkBooks(ctx: Context): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { invariant, rule, text } of bookChecks) {
    for (const { id, detail } of await runCheck(ctx.db, text, maxFindingsPerCheck)) findings.push({ invariant, rule, id, detail });
  }
  return findings;
}

export const findingLine = (finding: Finding) => `(${finding.invariant}) ${finding.rule}: ${finding.id}, ${finding.detail}`;

/** Checks the books; violations are logged and mailed to the operator. */
async function checkAndReport(ctx: Context): Promise<void> {
  const findings = await checkBooks(ctx);
  if (findings.length === 0) return;
  ctx.log.error({ findings }, 'the books do not agree');
  await notify(
    ctx,
    { kind: 'operator', queue: 'books' },
    {
      kind: 'books-do-not-agree',
      language: 'en',
      subject: `The books do not agree (${findings.length})`,
      blocks: [
        { type: 'heading', text: 'The books do not agree' },
        { type: 'paragraph', text: 'The hourly check of orders, stock, payments and ledger found:' },
        { type: 'list', items: findings.slice(0, 50).map(findingLine) },
        {
          type: 'note',
          text: 'npm run admin -- check-books says it again. Books are put right by another posting, never by changing one.',
        },
      ],
    },
  );
}

export const checkBooksJob: JobDefinition = {
  name: 'check-books',
  retries: 1,
  timeoutSeconds: 900,
  cron: '23 * * * *',
  handle: (_data, ctx) => checkAndReport(ctx),
};
