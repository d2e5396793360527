import { currentRates } from '#modules/ledger/current-rates.ts';
import { commissionOf, dayInIndia, withholdingOf } from '#modules/ledger/rate-rules.ts';
import type { Context } from '#platform/context.ts';
import type { SellerTerms } from './contract.ts';

/** Reads what a sale costs a new seller at the rates of today. */
export async function getSellerTerms(ctx: Context): Promise<SellerTerms> {
  const { commission, withholding } = await currentRates(ctx);
  const today = dayInIndia(ctx.now());
  return {
    commissionBp: commissionOf(commission, '', today),
    commissionGstBp: withholdingOf(withholding, 'commission-gst', today),
    tcsBp: withholdingOf(withholding, 'tcs', today),
    tdsBp: withholdingOf(withholding, 'tds', today),
  };
}
