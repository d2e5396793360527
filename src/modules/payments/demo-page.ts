import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import type { demoActions, PaymentState } from './contract.ts';
import { type DemoEvent, demoSignature, signDemoEvent } from './demo-provider.ts';
import { demoEventDelayed } from './events.ts';
import { readOrderOfPayment, readPaymentByRef } from './queries.ts';
import { returnPath } from './return-url.ts';

type DemoAct = (typeof demoActions)[number];
/** Receives the demonstration's events, the same way as those of every provider. */
export type ReceiveWebhook = (ctx: Context, provider: string, message: { body: string; headers: Headers }) => Promise<void>;

/** Seconds by which `delay` postpones the event. */
const delaySeconds = 20;

async function demoPayment(ctx: Context, ref: string) {
  const payment = ctx.app.operator.demo ? await readPaymentByRef(ctx.db, 'demo', ref) : undefined;
  const order = payment && (await readOrderOfPayment(ctx.db, payment.orderId));
  if (!payment || !order) throw new DomainError('NOT_FOUND');
  return { payment, order };
}

export async function getDemoPayment(
  ctx: Context,
  { ref }: { ref: string },
): Promise<{ ref: string; amountPaise: number; orderNumber: string; state: PaymentState }> {
  const { payment, order } = await demoPayment(ctx, ref);
  return { ref, amountPaise: payment.amountPaise, orderNumber: order.number, state: payment.state };
}

/** Acts on the demonstration's payment page: the event arrives like one of a real provider. */
export async function actDemoPayment(
  ctx: Context,
  { ref, act }: { ref: string; act: DemoAct },
  receive: ReceiveWebhook,
): Promise<{ returnTo: string }> {
  const { payment, order } = await demoPayment(ctx, ref);
  const { id: paymentId, amountPaise, currency } = payment;
  const event: DemoEvent = {
    eventId: newId(),
    kind: act === 'decline' ? 'failed' : 'captured',
    paymentId,
    providerRef: ref,
    providerPaymentId: act === 'decline' ? undefined : `pay_${paymentId}`,
    amountPaise,
    currency,
  };
  const { body, signature } = signDemoEvent(ctx.secrets, event);
  if (act === 'delay') {
    await ctx.publish(demoEventDelayed, { body, signature }, { startAfter: new Date(Date.now() + delaySeconds * 1000) });
  } else {
    const headers = new Headers({ [demoSignature]: signature });
    await receive(ctx, 'demo', { body, headers });
    if (act === 'repeat') await receive(ctx, 'demo', { body, headers });
  }
  return { returnTo: returnPath(order) };
}
