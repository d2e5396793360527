import type { Context } from '#platform/context.ts';
import { maxLines } from './contract.ts';
import { readCart, saveItems } from './queries.ts';

/**
 * Puts the items of an order that was not paid into the account's cart again. Done twice it has one effect:
 * what is there already stays as it is.
 * @param tx inside a transaction that holds the account
 */
export async function returnItems(tx: Context, userId: string, items: readonly { variantId: string; qty: number }[]): Promise<void> {
  const stored = await readCart(tx.db, userId);
  const inCart = new Set(stored.filter((item) => !item.saved).map((item) => item.variantId));
  const missing = items.filter((item) => !inCart.has(item.variantId)).slice(0, Math.max(0, maxLines - stored.length));
  await saveItems(
    tx.db,
    missing.map(({ variantId, qty }) => ({ userId, variantId, qty, saved: false, addedAt: tx.now() })),
  );
}
