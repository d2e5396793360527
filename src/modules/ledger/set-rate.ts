import type { Context } from '#platform/context.ts';
import { StartError } from '#shared/start-error.ts';
import { invalidateRates } from './current-rates.ts';
import { type NewTaxRates, type NewVatRate, replaceCommission, replaceTax, replaceVat, replaceWithholding } from './queries.ts';
import { dayInIndia, type WithholdingKind } from './rate-rules.ts';

export type NewRate = { from: string } & (
  | ({ table: 'gst' } & Omit<NewTaxRates, 'from'>)
  | ({ table: 'vat' } & Omit<NewVatRate, 'from'>)
  | { table: 'withholding'; kind: WithholdingKind; rateBp: number; section: string; thresholdPaise?: number | undefined }
  | { table: 'commission'; sellerSlug?: string | undefined; rateBp: number }
);

/**
 * Adds a rate that begins today or later. Rates that have begun are immutable, since sales were made at them;
 * future ones are replaced.
 * @throws {StartError} for a past day, limits without a rate above them, or an unknown seller
 */
export async function setRate(ctx: Context, rate: NewRate): Promise<void> {
  if (rate.from < dayInIndia(ctx.now())) throw new StartError(`${rate.from} is over. A rate begins today or later.`);
  if (rate.table === 'gst' && rate.rows.filter((row) => row.upToPaise === undefined).length !== 1)
    throw new StartError('Say exactly one rate without a limit, for everything above the limits.');
  if ((rate.table === 'gst' || rate.table === 'vat') && rate.until !== undefined && rate.until < rate.from)
    throw new StartError(`The rate would end on ${rate.until}, before it begins.`);
  await ctx.transaction(async (tx) => {
    if (rate.table === 'gst') await replaceTax(tx.db, rate);
    if (rate.table === 'vat') await replaceVat(tx.db, rate);
    if (rate.table === 'withholding') await replaceWithholding(tx.db, rate);
    if (rate.table === 'commission' && !(await replaceCommission(tx.db, rate)))
      throw new StartError(`There is no seller ${rate.sellerSlug}.`);
  });
  invalidateRates(ctx);
}
