import { createHash } from 'node:crypto';
import { postGoodwill } from '#modules/ledger/post.ts';
import { requestRefund } from '#modules/payments/request-refund.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { lockOrder } from './api.ts';
import type { OrderView } from './contract.ts';
import { viewOrder } from './get-order.ts';
import { notifyBuyer } from './notify-buyer.ts';
import { orderNumberOf } from './order-rules.ts';
import { isRefunded, readRefundable } from './unit-queries.ts';
import { findOrder, readParcels } from './view-queries.ts';

export interface Goodwill {
  number: string;
  amountPaise: number;
  /** For the buyer to read. */
  reason: string;
  /** Bearer of the cost: the shop, or the slug of a seller of the order. */
  bearer: string;
}

/** The bearer that is the shop itself. */
export const shopBearer = 'shop';

/**
 * Refunds a part of an order out of goodwill, for the operator. The same refund for the same reason is made
 * once, however often it is asked for.
 * @throws {DomainError} ORDER_NOT_FOUND, INVALID_INPUT for more than is left of what was paid, or a stranger
 */
export async function refundGoodwill(ctx: Context, input: Goodwill): Promise<{ data: { order: OrderView } }> {
  const { amountPaise, reason, bearer } = input;
  const found = await findOrder(ctx.db, orderNumberOf(input.number));
  if (!found) throw new DomainError('ORDER_NOT_FOUND');
  const orderId = found.id;
  await ctx.transaction(async (tx) => {
    const order = await lockOrder(tx.db, orderId);
    if (order?.state !== 'placed') throw new DomainError('ORDER_NOT_FOUND');
    const seller = bearer === shopBearer ? undefined : (await readParcels(tx.db, [orderId])).find(({ slug }) => slug === bearer);
    if (bearer !== shopBearer && !seller) throw new DomainError('INVALID_INPUT', { bearer: 'This seller has no parcel in the order.' });
    const digest = createHash('sha256')
      .update(JSON.stringify([amountPaise, bearer, reason]))
      .digest('base64url');
    const key = `goodwill:${orderId}:${digest.slice(0, 22)}`;
    if (await isRefunded(tx.db, key)) return;
    if (amountPaise > (await readRefundable(tx.db, orderId)))
      throw new DomainError('INVALID_INPUT', { amountPaise: 'This is more than is left of what was paid.' });
    await postGoodwill(tx, { key, orderId, sellerId: seller?.sellerId ?? null, amountPaise });
    await requestRefund(tx, { orderId, amountPaise, key, reason: 'operator' });
    const borneBy = seller ? { sellerId: seller.sellerId } : {};
    await notifyBuyer(tx, {
      orderId,
      kind: 'goodwill',
      about: key,
      details: { lines: [], refundPaise: amountPaise, note: reason, ...borneBy },
    });
  });
  return { data: { order: await viewOrder(ctx, orderId) } };
}
