import { createHash } from 'node:crypto';
import { lockPerson } from '#modules/accounts/lock-person.ts';
import { postGoodwill } from '#modules/ledger/post.ts';
import { requestRefund } from '#modules/payments/request-refund.ts';
import { openCreditAccount } from '#modules/store-credit/credit-account.ts';
import { giveCredit } from '#modules/store-credit/give-credit.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { type LockedOrder, lockOrder } from './api.ts';
import type { OrderView } from './contract.ts';
import { takesCredit } from './credit-of-order.ts';
import { viewOrder } from './get-order.ts';
import { notifyBuyer } from './notify-buyer.ts';
import { orderNumberOf } from './order-rules.ts';
import { isRefunded, readRefundable } from './unit-queries.ts';
import { findOrder, readOrder, readParcels } from './view-queries.ts';

export interface Goodwill {
  number: string;
  amountPaise: number;
  /** For the buyer to read. */
  reason: string;
  /** Bearer of the cost: the shop, or the slug of a seller of the order. */
  bearer: string;
  /** Money, or store credit on top of what was paid. */
  as?: 'refund' | 'store-credit';
}

/** The bearer that is the shop itself. */
export const shopBearer = 'shop';

/**
 * Refunds a part of an order out of goodwill, for the operator, or gives store credit on top of what was
 * paid. The same for the same reason is given once, however often it is asked for.
 * @throws {DomainError} ORDER_NOT_FOUND, INVALID_INPUT for more than is left of what was paid, for more store
 * credit than the order cost, or a stranger
 */
export async function refundGoodwill(ctx: Context, input: Goodwill): Promise<{ data: { order: OrderView } }> {
  const { amountPaise, reason, bearer, as = 'refund' } = input;
  const found = await findOrder(ctx.db, orderNumberOf(input.number));
  if (!found) throw new DomainError('ORDER_NOT_FOUND');
  const orderId = found.id;
  const owner = as === 'store-credit' ? (await readOrder(ctx.db, orderId))?.userId : undefined;
  await ctx.transaction(async (tx) => {
    // Locked before the order, as everywhere; erased since, the person is not found.
    if (owner) await lockPerson(tx, owner);
    const order = await lockOrder(tx.db, orderId);
    if (order?.state !== 'placed') throw new DomainError('ORDER_NOT_FOUND');
    const seller = bearer === shopBearer ? undefined : (await readParcels(tx.db, [orderId])).find(({ slug }) => slug === bearer);
    if (bearer !== shopBearer && !seller) throw new DomainError('INVALID_INPUT', { bearer: 'This seller has no parcel in the order.' });
    const digest = createHash('sha256')
      .update(JSON.stringify(as === 'refund' ? [amountPaise, bearer, reason] : [amountPaise, bearer, reason, as]))
      .digest('base64url');
    const key = `goodwill:${orderId}:${digest.slice(0, 22)}`;
    const borneBy = seller ? { sellerId: seller.sellerId } : {};
    if (as === 'store-credit') {
      await giveAsCredit(tx, { order, owner, key, amountPaise, reason, sellerId: seller?.sellerId ?? null });
      const details = { lines: [], refundPaise: 0, creditPaise: amountPaise, note: reason, ...borneBy };
      await notifyBuyer(tx, { orderId, kind: 'goodwill-credit', about: key, details });
      return;
    }
    if (await isRefunded(tx.db, key)) return;
    if (amountPaise > (await readRefundable(tx.db, orderId)))
      throw new DomainError('INVALID_INPUT', { amountPaise: 'This is more than is left of what was paid.' });
    await postGoodwill(tx, { key, orderId, sellerId: seller?.sellerId ?? null, amountPaise });
    await requestRefund(tx, { orderId, amountPaise, key, reason: 'operator' });
    await notifyBuyer(tx, {
      orderId,
      kind: 'goodwill',
      about: key,
      details: { lines: [], refundPaise: amountPaise, note: reason, ...borneBy },
    });
  });
  return { data: { order: await viewOrder(ctx, orderId) } };
}

interface CreditGift {
  order: LockedOrder;
  owner: string | null | undefined;
  key: string;
  amountPaise: number;
  reason: string;
  /** Seller who bears it; null for the shop. */
  sellerId: string | null;
}

async function giveAsCredit(tx: Context, { order, owner, key, amountPaise, reason, sellerId }: CreditGift): Promise<void> {
  if (!owner || order.userId !== owner || !takesCredit(order))
    throw new DomainError('INVALID_INPUT', { as: 'This order was not placed with an account. Refund money instead.' });
  if (amountPaise > order.totalPaise) throw new DomainError('INVALID_INPUT', { amountPaise: 'This is more than the order cost.' });
  await giveCredit(tx, { key, accountId: await openCreditAccount(tx, owner), order, sellerId, amountPaise, reason });
}
