import { demoSignature } from '#modules/payments/demo-provider.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { receiveWebhook } from './receive-webhook.ts';

/** Delivers a delayed event of the demonstration. */
export const deliverDemoEventJob: JobDefinition<{ body: string; signature: string }> = {
  name: 'deliver-demo-event',
  retries: 3,
  timeoutSeconds: 60,
  handle: ({ body, signature }, ctx) => receiveWebhook(ctx, 'demo', { body, headers: new Headers({ [demoSignature]: signature }) }),
};
