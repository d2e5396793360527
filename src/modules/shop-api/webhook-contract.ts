import { z } from 'zod';
import { proof } from '#modules/onboarding/bank-contract.ts';
import { wrongState } from '#modules/onboarding/desk-contract.ts';
import { shop } from '#modules/onboarding/shop-contract.ts';
import { shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { shopApiTag } from './key-contract.ts';

export const webhookEvents = [
  'order.placed',
  'order.cancelled',
  'parcel.shipped',
  'parcel.delivered',
  'return.opened',
  'stock.low',
  'product.changed',
] as const;
/** Events that a shop's own system is told of. `ping`, a test, goes to one address and is not listed. */
export type WebhookEvent = (typeof webhookEvents)[number];

export const webhookStates = ['on', 'off', 'failed'] as const;
/** `off`: stopped by its shop. `failed`: stopped because nothing arrived there for days. */
export type WebhookState = (typeof webhookStates)[number];

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
/** `waiting`: for its first attempt, or a further one. `failed`: given up. */
export type DeliveryState = (typeof deliveryStates)[number];

const tags = [shopApiTag.name];
const id = z.string().max(40);
const done = z.object({ status: z.literal('success') });
const secret = z.object({ data: z.object({ secret: z.string().meta({ description: 'Shown in this answer alone' }) }) });
const path = '/shops/{shop}/webhooks';

const webhook = z.object({
  _id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  state: z.enum(webhookStates),
  failingSince: z.string().optional(),
  previousSecretUntil: z.string().optional().meta({ description: 'Until then the secret of before signs, too' }),
});

const delivery = z.object({
  _id: z.int(),
  webhook: z.string(),
  event: z.string().meta({ description: 'Its id, the same at every attempt' }),
  kind: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  occurredAt: z.string(),
  triedAt: z.string().optional(),
  dueAt: z.string().optional(),
  outcome: z.string().optional(),
  status: z.int().optional().meta({ description: 'Status of the last answer' }),
  ms: z.int().optional(),
});

const act = shopEndpoint('settings').errors(declareErrors(wrongState));
/**
 * An act that decides where the events of a shop go. It needs an authenticator and the password of a short
 * while ago.
 */
const ownersAct = shopEndpoint('settings').errors(declareErrors('SELLER_NOT_FOUND', 'REAUTHENTICATE', wrongState));

export const webhookContract = {
  listWebhooks: shopEndpoint('settings')
    .route({ method: 'GET', path, summary: 'The webhooks of a shop', tags })
    .input(z.object({ shop }))
    .output(z.object({ data: z.object({ webhooks: z.array(webhook), proof }) })),
  addWebhook: ownersAct
    .route({ method: 'POST', path, summary: 'Add a webhook', tags })
    .input(
      z.object({ shop, url: z.string().trim().min(1).max(500), events: z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length) }),
    )
    .output(secret),
  changeSecret: ownersAct
    .route({
      method: 'POST',
      path: `${path}/{webhook}/secret`,
      summary: 'Give a webhook another secret',
      description: 'For 24 hours events are signed with both.',
      tags,
    })
    .input(z.object({ shop, webhook: id }))
    .output(secret),
  switchWebhook: act
    .route({ method: 'POST', path: `${path}/{webhook}/switch`, summary: 'Stop a webhook, or start it again', tags })
    .input(z.object({ shop, webhook: id, to: z.enum(['on', 'off']) }))
    .output(done),
  removeWebhook: act
    .route({ method: 'POST', path: `${path}/{webhook}/remove`, summary: 'Remove a webhook with its deliveries', tags })
    .input(z.object({ shop, webhook: id }))
    .output(done),
  pingWebhook: act
    .route({ method: 'POST', path: `${path}/{webhook}/ping`, summary: 'Send a test to a webhook', tags })
    .input(z.object({ shop, webhook: id }))
    .output(done),
  listDeliveries: shopEndpoint('settings')
    .route({
      method: 'GET',
      path: '/shops/{shop}/webhook-deliveries',
      summary: 'What was sent in 30 days, the latest first; 50 a page',
      tags,
    })
    .input(z.object({ shop, before: z.coerce.number().int().optional().meta({ description: 'The `next` of the page before' }) }))
    .output(z.object({ data: z.object({ deliveries: z.array(delivery), next: z.int().optional() }) })),
  resendDelivery: act
    .route({ method: 'POST', path: '/shops/{shop}/webhook-deliveries/{delivery}/resend', summary: 'Send an event again', tags })
    .input(z.object({ shop, delivery: z.coerce.number().int() }))
    .output(done),
};
