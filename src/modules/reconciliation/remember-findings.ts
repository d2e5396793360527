import { notify } from '#modules/notifications/notify.ts';
import type { Context } from '#platform/context.ts';
import type { BookCheck } from './book-check.ts';
import { type Finding, findingLine, toFinding } from './check-books.ts';
import { type FoundInTime, saveFindings } from './queries.ts';

/** Findings of each check, with where it looked. */
export type Findings = ReadonlyMap<BookCheck, readonly FoundInTime[]>;

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
        { type: 'paragraph', text: 'The check of orders, stock, payments, invoices and ledger found this for the first time:' },
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
 * Saves all findings of a run, and mails what was not known before in the same transaction: a run that dies
 * leaves nothing untold. What is mended is forgotten where it was looked for.
 * @param tx inside a transaction
 */
export async function rememberFindings(tx: Context, found: Findings): Promise<void> {
  const added: Finding[] = [];
  for (const [check, times] of found)
    for (const violation of await saveFindings(tx.db, check.name, times)) added.push(toFinding(check, violation));
  await notifyNewFindings(tx, added);
}
