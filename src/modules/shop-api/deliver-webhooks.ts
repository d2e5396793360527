import { notifyTeam } from '#modules/sellers/notify-team.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { type PostResult, postOutside } from '#platform/outbound/post-outside.ts';
import {
  type ClaimedWebhook,
  claimWebhook,
  type DueDelivery,
  deleteEventsBefore,
  failWebhook,
  readDue,
  readLateWebhooks,
  recordHealth,
  releaseWebhook,
  settleDelivery,
} from './delivery-queries.ts';
import { webhookFailedMail } from './shop-api-mail.ts';
import { signWebhook } from './sign-webhook.ts';
import { giveUpMs, retryDelayMs, storedDays } from './webhook-rules.ts';

export const sealPurpose = 'webhook-secret';

/** Time of one run in milliseconds, so that a slow receiver does not keep those of other shops waiting. */
const runMs = 30_000;
/** Time after which a run that ended without a word holds its webhook no longer. */
const holdMs = 90_000;

const plus = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

/** Posts one event, signed with each secret that is valid now. */
async function post(ctx: Context, webhook: ClaimedWebhook, { eventId, kind, data, occurredAt }: DueDelivery): Promise<PostResult> {
  const now = ctx.now();
  const { secret, previousSecret, previousUntil } = webhook;
  const sealed = [secret, ...(previousSecret && previousUntil && previousUntil > now ? [previousSecret] : [])];
  const secrets = sealed.map((each) => ctx.secrets.unseal(sealPurpose, each));
  const body = JSON.stringify({ id: eventId, type: kind, timestamp: occurredAt.toISOString(), shop: webhook.slug, data });
  const timestamp = Math.floor(now.getTime() / 1000);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Karigari-Webhooks/1',
    'webhook-id': eventId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signWebhook(secrets, { id: eventId, timestamp, body }),
  };
  return postOutside(new URL(webhook.url), { headers, body, allowsPrivate: ctx.app.operator.demo });
}

const hasArrived = ({ status = 0 }: PostResult): boolean => status >= 200 && status < 300;

/**
 * Writes the result of an attempt: a failed one is tried again, and a webhook at which nothing arrives stops.
 */
async function settle(tx: Context, webhook: ClaimedWebhook, { id, attempts, since }: DueDelivery, result: PostResult): Promise<void> {
  const now = tx.now();
  const failingSince = await recordHealth(tx.db, webhook.id, hasArrived(result), now);
  if (hasArrived(result)) return settleDelivery(tx.db, id, { state: 'delivered', dueAt: null, now, result });
  const isOver = now.getTime() - since.getTime() >= giveUpMs;
  const dueAt = isOver ? null : plus(now, retryDelayMs(attempts + 1));
  await settleDelivery(tx.db, id, { state: isOver ? 'failed' : 'waiting', dueAt, now, result });
  if (failingSince && now.getTime() - failingSince.getTime() >= giveUpMs) return stop(tx, webhook);
  if (dueAt) await tx.enqueue(deliverWebhooksJob, { webhookId: webhook.id }, { startAfter: dueAt });
}

async function stop(tx: Context, { id, sellerId, slug, url }: ClaimedWebhook): Promise<void> {
  await failWebhook(tx.db, id);
  await tx.record({ kind: 'shop-changed', outcome: 'success', target: { kind: 'seller', id: sellerId }, reason: 'webhook failed' });
  const compose = (language: 'en' | 'hi') => webhookFailedMail(tx, { slug, url, language });
  await notifyTeam(tx, { sellerId, power: 'settings', compose });
}

/**
 * Sends what is due to one webhook, the oldest first. One run at a time holds it, so that events come in
 * order where nothing fails; what another run left is taken up by this one's end.
 */
export async function deliverWebhooks(ctx: Context, { webhookId }: { webhookId: string }): Promise<void> {
  const webhook = await claimWebhook(ctx.db, webhookId, ctx.now(), plus(ctx.now(), holdMs));
  if (!webhook) return;
  const end = performance.now() + runMs;
  try {
    for (let due = await readDue(ctx.db, webhookId, ctx.now()); due; due = await readDue(ctx.db, webhookId, ctx.now())) {
      const delivery = due;
      const result = await post(ctx, webhook, delivery);
      await ctx.transaction((tx) => settle(tx, webhook, delivery, result));
      if (performance.now() >= end) break;
    }
  } finally {
    await releaseWebhook(ctx.db, webhookId);
  }
  // Also for a run that found the webhook held, and left.
  if (await readDue(ctx.db, webhookId, ctx.now())) await ctx.enqueue(deliverWebhooksJob, { webhookId });
}

export const deliverWebhooksJob: JobDefinition<{ webhookId: string }> = {
  name: 'deliver-webhooks',
  retries: 5,
  retryDelaySeconds: 60,
  concurrency: 8,
  timeoutSeconds: 120,
  handle: (data, ctx) => deliverWebhooks(ctx, data),
};

/** Minutes after which a delivery that nothing took up is enqueued again. */
const lateMinutes = 10;

/**
 * Takes up deliveries that nothing did, and deletes events of more than 30 days ago with their deliveries.
 */
export async function tendWebhooks(ctx: Context): Promise<void> {
  const now = ctx.now();
  for (const webhookId of await readLateWebhooks(ctx.db, plus(now, -lateMinutes * 60_000)))
    await ctx.enqueue(deliverWebhooksJob, { webhookId });
  await deleteEventsBefore(ctx.db, plus(now, -storedDays * 86_400_000));
}

export const tendWebhooksJob: JobDefinition = {
  name: 'tend-webhooks',
  retries: 2,
  timeoutSeconds: 120,
  cron: '23 * * * *',
  handle: (_, ctx) => tendWebhooks(ctx),
};
