import type { Context } from '#platform/context.ts';
import { joinOrders, lockGuestOrders } from './queries.ts';

/**
 * Adds to an account the orders that guests placed with exactly its address, all of them or one. The browser
 * that placed an order keeps its access.
 * @param tx inside a transaction that holds the account, right after a code proved the address
 */
export async function joinGuestOrders(
  tx: Context,
  { userId, email, orderId }: { userId: string; email: string; orderId?: string },
): Promise<void> {
  const ids = await lockGuestOrders(tx.db, email, orderId);
  await joinOrders(tx.db, ids, userId, email, tx.now());
}
