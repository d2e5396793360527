import type { Context } from '#platform/context.ts';
import { lockOrder } from './queries.ts';

/** Keeps an order to this transaction until it ends: whoever moves its money takes its row first. */
export async function holdOrder(tx: Context, orderId: string): Promise<void> {
  await lockOrder(tx.db, orderId);
}
