import { postFee, postSettlement } from '#modules/ledger/post-provider.ts';
import { type Provider, ProviderRejected, ProviderUnavailable } from '#modules/payments/provider.ts';
import { enabledMethods, providerOf } from '#modules/payments/providers.ts';
import type { StatementRow } from '#modules/payments/statement.ts';
import { storeEvents } from '#modules/payments/store-events.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { compareStatements } from './compare-statements.ts';
import { advanceProgress, insertRows, type Progress, readProgress, readUnknownRefunds } from './statement-queries.ts';

const dayMs = 24 * 3_600_000;
/** A day is read when it is over for a day: until then what a provider says of it may change. */
const lagMs = dayMs;
/** Pages of one run; the next run goes on behind them. */
const maxPages = 500;

/** Posts what only the statement tells: the fee of a movement, and a transfer to the bank. */
async function postRow(tx: Context, provider: string, row: StatementRow): Promise<void> {
  if (row.currency !== 'INR') return;
  const { rowId: id, feePaise, feeGstPaise: gstPaise } = row;
  if (feePaise !== 0) await postFee(tx, { id, provider, feePaise, gstPaise });
  if (row.kind === 'settlement') await postSettlement(tx, { id, provider, amountPaise: -row.amountPaise });
}

/** Stores refunds that no message told of like messages; the job of payments applies them. */
async function reportUnknownRefunds(tx: Context, provider: string, rows: readonly StatementRow[]): Promise<void> {
  const refunds = new Map(
    rows.flatMap((row) => (row.kind === 'refund' && row.providerRefundId ? [[row.providerRefundId, row] as const] : [])),
  );
  if (refunds.size === 0) return;
  const unknown = await readUnknownRefunds(tx.db, provider, [...refunds.keys()]);
  const events = [...refunds].flatMap(([providerRefundId, { rowId, providerPaymentId, amountPaise, currency, occurredAt }]) =>
    unknown.has(providerRefundId) && providerPaymentId !== undefined && amountPaise < 0
      ? [
          {
            eventId: `statement ${rowId}`,
            kind: 'refund-done',
            providerPaymentId,
            providerRefundId,
            amountPaise: -amountPaise,
            currency,
            occurredAt,
          } as const,
        ]
      : [],
  );
  await storeEvents(tx, provider, 'poll', events);
}

/**
 * Reads one page and saves its rows, their postings and the position in one transaction: a run that is killed
 * goes on where it was, and a page that is read twice changes nothing.
 * @returns where the next page begins
 */
async function importPage(
  ctx: Context,
  method: string,
  read: NonNullable<Provider['readStatement']>,
  at: Progress,
): Promise<Progress | undefined> {
  const day = { from: at.readUntil, to: new Date(at.readUntil.getTime() + dayMs) };
  const { rows, next } = await read(day, at.position ?? undefined);
  const to: Progress = next === undefined ? { readUntil: day.to, position: null } : { readUntil: day.from, position: next };
  return ctx.transaction(async (tx) => {
    // Another run reads the same pages.
    if (!(await advanceProgress(tx.db, method, at, to))) return undefined;
    const added = await insertRows(tx.db, method, rows);
    for (const row of rows) if (added.has(row.rowId)) await postRow(tx, method, row);
    await reportUnknownRefunds(tx, method, rows);
    return to;
  });
}

/** Reads the reports of one provider as far as they are final. @returns the pages that were read */
async function importStatement(ctx: Context, method: string, pages: number): Promise<number> {
  const provider = await providerOf(ctx, method);
  const read = provider?.readStatement?.bind(provider);
  if (!read) return 0;
  let count = 0;
  let at = await readProgress(ctx.db, method);
  while (at && count < pages && at.readUntil.getTime() + dayMs + lagMs <= ctx.now().getTime()) {
    at = await importPage(ctx, method, read, at);
    count++;
  }
  return count;
}

/**
 * Imports the reports of all providers, then compares them with the books. A provider that does not answer is
 * asked again by the next run.
 * @param pages the most that are read of each provider
 */
export async function importStatements(ctx: Context, pages = maxPages): Promise<{ pages: number; opened: number }> {
  let count = 0;
  for (const method of enabledMethods(ctx)) {
    try {
      count += await importStatement(ctx, method, pages);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable || error instanceof ProviderRejected)) throw error;
      ctx.log.warn({ provider: method, reason: error.message }, 'statement not read');
    }
  }
  return { pages: count, opened: await compareStatements(ctx) };
}

export const importStatementsJob: JobDefinition = {
  name: 'import-statements',
  retries: 1,
  timeoutSeconds: 900,
  cron: '7 */3 * * *',
  async handle(_, ctx) {
    await importStatements(ctx);
  },
};
