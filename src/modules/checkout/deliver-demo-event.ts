import { demoSignature } from '#modules/payments/demo-provider.ts';
import { demoEventDelayed } from '#modules/payments/events.ts';
import { subscribe } from '#platform/events/define-event.ts';
import { receiveWebhook } from './receive-webhook.ts';

/** Delivers a delayed event of the demonstration. */
export const deliverDemoEventJob = subscribe(demoEventDelayed, {
  name: 'deliver-demo-event',
  retries: 3,
  timeoutSeconds: 60,
  handle: ({ body, signature }, ctx) => receiveWebhook(ctx, 'demo', { body, headers: new Headers({ [demoSignature]: signature }) }),
});
