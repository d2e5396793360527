import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { Language } from '#shared/localized.ts';
import type { Payment } from './contract.ts';
import { type DeliveryAddress, ProviderRejected, ProviderUnavailable } from './provider.ts';
import { providerOf } from './providers.ts';
import { readPayment, writeStarted } from './queries.ts';
import { returnPath } from './return-url.ts';
import { toPayment } from './to-payment.ts';

/** An order as a provider is told of it; the contact is null once the buyer was erased. */
export interface ChargedOrder {
  number: string;
  language: Language;
  name: string | null;
  email: string | null;
  phone: string | null;
  /** Only of an order that leaves India. */
  delivery: DeliveryAddress | null;
}

/**
 * Opens the provider's page for an attempt and returns its URL. Called again after a lost response it finds
 * the same page.
 * @param ctx outside any transaction: a provider may take seconds
 * @throws {DomainError} PAYMENT_UNAVAILABLE: nothing was charged, and the order can still be paid
 */
export async function startPayment(ctx: Context, paymentId: string, order: ChargedOrder): Promise<Payment> {
  const payment = await readPayment(ctx.db, paymentId);
  if (!payment) throw new Error('a payment that was never opened');
  if (payment.state !== 'created' || payment.provider === 'cod') return toPayment({ ...payment, received: null });
  const provider = await providerOf(ctx, payment.provider);
  if (!provider) throw new DomainError('PAYMENT_UNAVAILABLE');
  const { name, email, phone, delivery } = order;
  const back = ctx.app.operator.publicUrl + returnPath(order);
  try {
    const started = await provider.start({
      paymentId,
      orderNumber: order.number,
      language: order.language,
      amountPaise: payment.amountPaise,
      currency: payment.currency,
      returnUrl: back,
      cancelUrl: back,
      openedAt: payment.createdAt,
      contact: { name, email, phone },
      ...(delivery ? { delivery } : {}),
    });
    await writeStarted(ctx.db, paymentId, started, ctx.now());
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRejected)) throw error;
    ctx.log.warn({ payment: paymentId, reason: error.message }, 'payment not started');
    throw new DomainError('PAYMENT_UNAVAILABLE');
  }
  return toPayment({ ...((await readPayment(ctx.db, paymentId)) ?? payment), received: null });
}
