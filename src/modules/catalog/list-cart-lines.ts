import type { Context } from '#platform/context.ts';
import { discountedPrice } from '#shared/discounts.ts';
import type { CartLine } from './contract.ts';
import { type CartLineRow, readCartLines } from './queries.ts';

/** The price of one variant: the product's discounts apply to its own price, not to the product's lowest. */
function priceLine({ priceDelta, color, colorName, leadTimeDays, ...line }: CartLineRow, now: Date): CartLine {
  const basePricePaise = line.product.pricing.basePrice + priceDelta;
  return {
    ...line,
    ...(color ? { color } : {}),
    ...(colorName ? { colorName } : {}),
    ...(leadTimeDays ? { leadTimeDays } : {}),
    basePricePaise,
    pricePaise: discountedPrice(basePricePaise, line.product.pricing.discounts, now),
  };
}

/** What a browser's cart holds, as the catalogue has it now. Variants that are not sold any more are left out. */
export async function listCartLines(ctx: Context, input: { variants: readonly string[] }): Promise<{ currency: 'INR'; lines: CartLine[] }> {
  const rows = await readCartLines(ctx.db, input.variants);
  const now = ctx.now();
  return { currency: 'INR', lines: rows.map((row) => priceLine(row, now)) };
}
