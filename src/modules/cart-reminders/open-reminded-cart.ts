import type { Context } from '#platform/context.ts';
import { consumeRateLimitByAddress } from '#platform/limits/consume-rate-limit.ts';
import { readProducts } from './queries.ts';
import { itemsOfToken } from './reminder-links.ts';
import type { RemindedItem } from './reminder-rules.ts';

const byAddress = { name: 'links of cart reminders by address', max: 120, seconds: 3_600 };

/**
 * Reads the cart that a link stands for: what is still sold of it. Nothing is changed, and nothing of a
 * person is read.
 * @throws {DomainError} INVALID_TOKEN, TOO_MANY_REQUESTS
 */
export async function openRemindedCart(
  ctx: Context,
  { token }: { token: string },
): Promise<{ items: (RemindedItem & { productId: string })[] }> {
  await consumeRateLimitByAddress(ctx, byAddress);
  const items = itemsOfToken(ctx, token);
  const products = await readProducts(
    ctx.db,
    items.map(({ variantId }) => variantId),
  );
  return {
    items: items.flatMap((item) => {
      const productId = products.get(item.variantId);
      return productId === undefined ? [] : [{ ...item, productId }];
    }),
  };
}
