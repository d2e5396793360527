import { Hono } from 'hono';
import { handleTracking } from '#modules/carriers/receive-tracking.ts';
import { handleWebhook } from '#modules/checkout/receive-webhook.ts';
import { handleWhatsApp, proveWhatsApp } from '#modules/order-texts/receive-reports.ts';
import { apiPrefix } from '#platform/http/api-routes.ts';
import type { ServerEnv } from '#platform/http/request-variables.ts';
import type { RequestContexts } from './request-contexts.ts';

/**
 * Messages of payment providers, which sign the bytes that they send: no middleware may read or refuse them
 * first.
 */
export function createWebhooks(contexts: RequestContexts): Hono<ServerEnv> {
  const webhooks = new Hono<ServerEnv>();
  webhooks.post('/:provider', (c) => {
    c.set('route', `${apiPrefix}/payments/webhooks/{provider}`);
    return handleWebhook(contexts.createUnlimited(c), c.req.param('provider'), c.req.raw);
  });
  return webhooks;
}

/**
 * Reports of the carrier that is booked over the network, proved by a shared token. The service takes no
 * address that names it, so the path does not.
 */
export function createTrackingWebhook(contexts: RequestContexts): Hono<ServerEnv> {
  const webhook = new Hono<ServerEnv>();
  webhook.post('/', (c) => {
    c.set('route', `${apiPrefix}/carriers/tracking`);
    return handleTracking(contexts.createUnlimited(c), c.req.raw);
  });
  return webhook;
}

/** Reports on messages by WhatsApp, which Meta signs. */
export function createMessageWebhook(contexts: RequestContexts): Hono<ServerEnv> {
  const webhook = new Hono<ServerEnv>();
  webhook.use(async (c, next) => {
    c.set('route', `${apiPrefix}/messages/whatsapp`);
    await next();
  });
  webhook.get('/', (c) => proveWhatsApp(contexts.createUnlimited(c), c.req.raw));
  webhook.post('/', (c) => handleWhatsApp(contexts.createUnlimited(c), c.req.raw));
  return webhook;
}
