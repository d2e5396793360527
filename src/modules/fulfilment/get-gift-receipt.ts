import { requireOrder } from '#modules/orders/require-order.ts';
import type { Context } from '#platform/context.ts';
import { consumeRateLimit } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { makeGiftReceipt } from './make-gift-receipt.ts';
import { readShipments } from './read-shipments.ts';

/** Limits all receipts of one order together, however many browsers request them. */
const byOrder = { name: 'gift receipts by order', max: 30, seconds: 60 };

/**
 * Renders the gift receipt of an order, a page a parcel, for a caller who may read the order.
 * @throws {DomainError} ORDER_NOT_FOUND, also for an order of another person; NOT_FOUND where it is no gift,
 *   or nothing of it is sent; TOO_MANY_REQUESTS
 */
export async function getGiftReceipt(ctx: Context, { number }: { number: string }): Promise<File> {
  const { orderId } = await requireOrder(ctx, number);
  await consumeRateLimit(ctx, byOrder, orderId);
  const file = await makeGiftReceipt(ctx, orderId, await readShipments(ctx, orderId));
  if (!file) throw new DomainError('NOT_FOUND');
  return new File([new Uint8Array(file.content)], file.name, { type: file.type });
}
