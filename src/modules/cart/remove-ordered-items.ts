import type { Context } from '#platform/context.ts';
import { deleteOrdered } from './queries.ts';

/** Takes what was ordered out of the account's cart; what is saved for later stays. */
export async function removeOrderedItems(tx: Context, userId: string, items: readonly { variantId: string }[]): Promise<void> {
  await deleteOrdered(
    tx.db,
    userId,
    items.map((item) => item.variantId),
  );
}
