import type { Context } from '#platform/context.ts';
import { deleteOrdered } from './queries.ts';

/** Removes what was ordered from the account's cart; what was added meanwhile and saved for later stays. */
export async function removeOrderedItems(tx: Context, userId: string, items: readonly { variantId: string; qty: number }[]): Promise<void> {
  await deleteOrdered(tx.db, userId, items);
}
