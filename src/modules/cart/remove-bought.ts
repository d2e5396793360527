import type { Context } from '#platform/context.ts';
import { deleteBought } from './queries.ts';

/** Takes what was ordered out of the account's cart; what is saved for later stays. */
export async function removeBought(tx: Context, userId: string, items: readonly { variantId: string }[]): Promise<void> {
  await deleteBought(
    tx.db,
    userId,
    items.map((item) => item.variantId),
  );
}
