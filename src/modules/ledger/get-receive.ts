import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { missingFacts } from '#shared/seller-facts.ts';
import { salesOfYear } from './api.ts';
import type { ReceiveInput, ReceiveView } from './contract.ts';
import { currentRates } from './current-rates.ts';
import { dayInIndia, hasTaxRate, yearStart } from './rate-rules.ts';
import { receiveOf } from './receive-rules.ts';
import { readTaxFacts } from './withholding-queries.ts';

/**
 * Computes what the caller's shop would receive for one unit at a price, at the rates of today.
 * @throws {DomainError} INVALID_INPUT at `hsn` where no rate is known, REQUIREMENTS_MISSING where the facts
 * about the shop's GST are not complete
 */
export async function getReceive(ctx: Context, { hsn, taxEntry, pricePaise }: ReceiveInput): Promise<{ data: ReceiveView }> {
  const { sellerId } = requireShop(ctx);
  const [seller] = await readTaxFacts(ctx.db, [sellerId]);
  if (!seller || missingFacts(seller.facts).length > 0) throw new DomainError('REQUIREMENTS_MISSING', { requirements: 'names, tax' });
  const now = ctx.now();
  const day = dayInIndia(now);
  const rates = await currentRates(ctx);
  if (!hasTaxRate(rates.tax, { hsn, entry: taxEntry }, day)) throw new DomainError('INVALID_INPUT', { hsn: 'unknown' });
  const soldPaise = (await salesOfYear(ctx.db, [sellerId], yearStart(day))).get(sellerId) ?? 0;
  return { data: receiveOf(rates, { hsn, taxEntry, pricePaise, seller: { ...seller.facts, id: sellerId, soldPaise } }, now) };
}
