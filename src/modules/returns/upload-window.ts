import { requireOrder } from '#modules/orders/require-order.ts';
import { availableReturnReasons } from '#modules/orders/return-window-rules.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { readDeliveredLines } from './queries.ts';

/**
 * Requires that a unit of the order can be returned now: delivered, within its window, and in no return yet.
 * @returns the number of returns of the order
 * @throws {DomainError} NOT_RETURNABLE; RETURN_TOO_LATE where everything arrived too long ago
 */
export async function requireOpenWindow(ctx: Context, orderId: string): Promise<{ returns: number }> {
  const lines = await readDeliveredLines(ctx.db, orderId);
  const [first] = lines;
  if (!first) throw new DomainError('NOT_RETURNABLE');
  if (!lines.some((line) => availableReturnReasons(line, line.deliveredAt, ctx.now()).length > 0)) throw new DomainError('RETURN_TOO_LATE');
  return { returns: first.returns };
}

/**
 * Requires that the caller may upload photographs for a return, before any byte of them is read.
 * @throws {DomainError} ORDER_NOT_FOUND, NOT_RETURNABLE, RETURN_TOO_LATE
 */
export async function requireUploadRight(ctx: Context, number: string): Promise<{ orderId: string; returns: number }> {
  const { orderId } = await requireOrder(ctx, number);
  return { orderId, ...(await requireOpenWindow(ctx, orderId)) };
}
