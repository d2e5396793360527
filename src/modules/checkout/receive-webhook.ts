import { providerOf } from '#modules/payments/providers.ts';
import { storeEvents } from '#modules/payments/store-events.ts';
import type { Context } from '#platform/context.ts';
import { readRawText } from '#platform/http/read-body.ts';
import { DomainError } from '#shared/errors.ts';
import { processPaymentEvent } from './process-payment-event.ts';

/** Bytes of a provider's message. */
export const maxWebhookBytes = 256 * 1024;

/**
 * Takes what a provider sends: verified over its bytes, written down, and applied at once where that works. What could not be applied
 * is applied by a job, so that the provider hears that it arrived as soon as it is written down.
 * @throws {DomainError} NOT_FOUND where there is no account with this provider, BAD_REQUEST where the provider did not send it
 */
export async function receiveWebhook(ctx: Context, name: string, message: { body: string; headers: Headers }): Promise<void> {
  const provider = await providerOf(ctx, name);
  if (!provider) throw new DomainError('NOT_FOUND');
  const events = provider.parseWebhook(message.body, message.headers);
  if (events === 'refused') {
    ctx.log.warn({ provider: name }, 'webhook refused');
    throw new DomainError('BAD_REQUEST');
  }
  for (const id of await storeEvents(ctx, name, 'webhook', events)) await tryProcessEvent(ctx, id);
}

/** Applies an event; where that fails the job that looks for what waits does. */
export async function tryProcessEvent(ctx: Context, id: number): Promise<void> {
  try {
    await processPaymentEvent(ctx, id);
  } catch (error) {
    ctx.log.error({ error, event: id }, 'payment event waits');
  }
}

/** The door for a provider's messages. */
export async function handleWebhook(ctx: Context, name: string, request: Request): Promise<Response> {
  const body = await readRawText(request, maxWebhookBytes);
  await receiveWebhook(ctx, name, { body, headers: request.headers });
  return new Response(null, { status: 200 });
}
