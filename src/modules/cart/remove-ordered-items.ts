import type { Context } from '#platform/context.ts';
import { deleteOrdered } from './queries.ts';

/** Removes ordered variants from the account's cart; items saved for later stay. */
export async function removeOrderedItems(tx: Context, userId: string, items: readonly { variantId: string }[]): Promise<void> {
  await deleteOrdered(
    tx.db,
    userId,
    items.map((item) => item.variantId),
  );
}
