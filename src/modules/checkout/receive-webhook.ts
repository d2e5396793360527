import { providerOf } from '#modules/payments/providers.ts';
import { storeEvents } from '#modules/payments/store-events.ts';
import type { Context } from '#platform/context.ts';
import { readRawText } from '#platform/http/read-body.ts';
import { DomainError } from '#shared/errors.ts';
import { processPaymentEvent } from './process-payment-event.ts';

/** Largest body of a webhook, in bytes. */
export const maxWebhookBytes = 256 * 1024;

/**
 * Receives a provider's webhook: verifies its bytes, stores its events, and applies them at once where that
 * works. A job applies the others, so that the provider is acknowledged as soon as the events are stored.
 * @throws {DomainError} NOT_FOUND without an account at this provider, BAD_REQUEST where the signature is
 * wrong
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

/** Applies an event; on failure it is left to the polling job. */
export async function tryProcessEvent(ctx: Context, id: number): Promise<void> {
  try {
    await processPaymentEvent(ctx, id);
  } catch (error) {
    ctx.log.error({ error, event: id }, 'payment event waits');
  }
}

/** Answers the HTTP request of a webhook. */
export async function handleWebhook(ctx: Context, name: string, request: Request): Promise<Response> {
  const body = await readRawText(request, maxWebhookBytes);
  await receiveWebhook(ctx, name, { body, headers: request.headers });
  return new Response(null, { status: 200 });
}
