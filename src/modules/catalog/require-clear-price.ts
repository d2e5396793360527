import { currentRates } from '#modules/ledger/current-rates.ts';
import { dayInIndia, priceNotch } from '#modules/ledger/rate-rules.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { formatMoney } from '#shared/money.ts';

interface PricedInput {
  hsn: string;
  taxEntry?: string | undefined;
  basePricePaise: number;
  variants: readonly { priceDeltaPaise: number }[];
}

/**
 * Refuses a price that is too high for the lower rate of its heading and too low for the higher one: between
 * them the seller earns less for a higher price.
 * @throws {DomainError} INVALID_INPUT
 */
export async function requireClearPrice(ctx: Context, input: PricedInput): Promise<void> {
  const { tax } = await currentRates(ctx);
  const day = dayInIndia(ctx.now());
  for (const { priceDeltaPaise } of input.variants) {
    const pricePaise = input.basePricePaise + priceDeltaPaise;
    const notch = priceNotch(tax, { hsn: input.hsn, entry: input.taxEntry, pricePaise }, day);
    if (!notch) continue;
    const [from, until] = [formatMoney(notch.fromPaise - 1), formatMoney(notch.untilPaise + 1)];
    throw new DomainError('INVALID_INPUT', {
      basePricePaise: `GST changes here: ask at most ${from} or at least ${until}, not ${formatMoney(pricePaise)}.`,
    });
  }
}
