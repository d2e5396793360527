import { isKnownPhone } from '#modules/accounts/phone-number.ts';
import { readChargedOrder } from '#modules/orders/api.ts';
import { latestPayment } from '#modules/payments/api.ts';
import { startPayment } from '#modules/payments/start-payment.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { PlacedOrder } from './contract.ts';

/**
 * Opens the provider's page for a payment that was just written. Where the provider is unavailable the order
 * stays pending: its page offers to pay again, by this method or another.
 * @param ctx outside any transaction
 */
export async function tryStartPayment(ctx: Context, { order, payment }: PlacedOrder): Promise<PlacedOrder> {
  if (!payment || payment.method === 'cod') return { order, ...(payment ? { payment } : {}) };
  try {
    const charged = await readChargedOrder(ctx.db, order._id);
    const phone = charged.phone !== null && isKnownPhone(charged.phone) ? charged.phone : null;
    return { order, payment: await startPayment(ctx, payment._id, { ...charged, phone }) };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'PAYMENT_UNAVAILABLE') throw error;
    return { order, payment: (await latestPayment(ctx, order._id)) ?? payment };
  }
}
