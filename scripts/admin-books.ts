/** Commands of the operator on disputes and on what differs between the books and the payment services. */
import { parseArgs } from 'node:util';
import { monthBounds } from '#modules/ledger/commission-rules.ts';
import { listDisputes as findDisputes } from '#modules/payments/list-disputes.ts';
import { checkBooks, findingLine, openTime } from '#modules/reconciliation/check-books.ts';
import { closeDifference } from '#modules/reconciliation/close-difference.ts';
import { differenceLine } from '#modules/reconciliation/compare-statements.ts';
import { importStatements } from '#modules/reconciliation/import-statements.ts';
import { openDifferences } from '#modules/reconciliation/list-differences.ts';
import type { Context } from '#platform/context.ts';
import { formatMoney } from '#shared/money.ts';
import { StartError } from '#shared/start-error.ts';

export const checkBooksUsage = 'check-books [--month 2026-11 | --all]';
export const differenceUsage = 'difference <id> close --reason <words>';

const dayFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** Checks the books: what is open, a month, or everything. @throws {StartError} with what does not agree */
export async function checkBooksFor(ctx: Context, args: string[]): Promise<string> {
  const { values } = parseArgs({ args, options: { all: { type: 'boolean', default: false }, month: { type: 'string' } } });
  const bounds = values.month === undefined ? undefined : monthBounds(values.month);
  if (values.month !== undefined && (!bounds || values.all)) throw new StartError('Say the month as --month 2026-11, or --all.');
  const time = bounds ? { since: bounds.from, until: bounds.until } : values.all ? undefined : await openTime(ctx);
  const findings = await checkBooks(ctx, undefined, time);
  if (findings.length > 0) throw new StartError(findings.map(findingLine).join('\n'));
  if (!time) return 'The books agree.';
  const checked = values.month ?? `the time since ${dayFormat.format(time.since)}`;
  return `The books agree for ${checked}; --all compares everything.`;
}

export async function listDisputes(ctx: Context, args: string[]): Promise<string> {
  const { values } = parseArgs({ args, options: { all: { type: 'boolean', default: false } } });
  const disputes = await findDisputes(ctx, values);
  const lines = disputes.map(({ number, provider, providerDisputeId, state, amountPaise, currency, reason, respondBy }) => {
    const term = respondBy ? `, answer until ${dayFormat.format(new Date(respondBy))}` : '';
    return `${providerDisputeId}  ${state.padEnd(12)} order ${number}, ${formatMoney(amountPaise, { currency })} at ${provider}${reason ? `, ${reason}` : ''}${term}`;
  });
  return lines.length > 0 ? lines.join('\n') : 'No dispute is open.';
}

export async function listDifferences(ctx: Context): Promise<string> {
  const found: string[] = [];
  for await (const difference of openDifferences(ctx))
    found.push(`${difference.id}  ${dayFormat.format(new Date(difference.openedAt))}  ${differenceLine(difference)}`);
  return found.length > 0 ? found.join('\n') : 'The books and the payment services agree.';
}

export async function operateDifference(ctx: Context, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { reason: { type: 'string' } } });
  const [id, act] = positionals;
  const reason = values.reason?.trim();
  if (id === undefined || act !== 'close' || positionals.length !== 2 || !reason || reason.length > 500)
    throw new StartError('Name the difference and a reason: npm run admin -- difference <id> close --reason "the fee was corrected"');
  const closed = await closeDifference(ctx, { id, by: 'operator', reason });
  if (!closed) throw new StartError(`There is no open difference ${id}.`);
  return `Closed: ${differenceLine(closed)}`;
}

export async function readStatements(ctx: Context): Promise<string> {
  const { pages, opened } = await importStatements(ctx);
  return `${pages} pages were read; ${opened} differences are new.`;
}
