import { createHash } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import { deliverWebhooksJob } from './deliver-webhooks.ts';
import { insertEvent } from './delivery-queries.ts';
import type { WebhookEvent } from './webhook-contract.ts';

/** Something that happened to a shop. */
export interface ShopEvent {
  sellerId: string;
  kind: WebhookEvent | 'ping';
  /** Tells occurrences of one kind apart; the same at each run of a job. */
  about: string;
  /** Ids and numbers; no name, address or text of a person. */
  data: Readonly<Record<string, unknown>>;
  occurredAt: Date;
}

/**
 * Records an event of a shop once, with a delivery for each webhook that listens to it, in the caller's
 * transaction. Its id is made of what happened, so that it is the same however often it is recorded or sent.
 * @param only this webhook, also where it does not listen to such events
 */
export async function recordEvent(tx: Context, { sellerId, kind, about, data, occurredAt }: ShopEvent, only?: string): Promise<void> {
  const digest = createHash('sha256').update(`${sellerId}\n${kind}\n${about}`).digest('base64url');
  const event = { id: `evt_${digest.slice(0, 27)}`, sellerId, kind, data, occurredAt };
  for (const webhookId of await insertEvent(tx.db, event, tx.now(), only)) await tx.enqueue(deliverWebhooksJob, { webhookId });
}
