import { requireSecondFactor } from '#modules/accounts/require-second-factor.ts';
import { proofOf } from '#modules/onboarding/own-shop.ts';
import { lockShop } from '#modules/sellers/lock-shop.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { mayBePublicHost } from '#platform/outbound/public-address.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import { deliverWebhooksJob, sealPurpose } from './deliver-webhooks.ts';
import { hasDelivery, readDeliveries, resendRow } from './delivery-queries.ts';
import { recordEvent } from './record-event.ts';
import { newWebhookSecret } from './sign-webhook.ts';
import type { WebhookEvent } from './webhook-contract.ts';
import {
  deleteWebhook,
  insertWebhook,
  lockWebhook,
  readWebhooks,
  type WebhookRow,
  writeSecret,
  writeWebhookState,
} from './webhook-queries.ts';
import { maxWebhooks, secretOverlapMs, urlFault } from './webhook-rules.ts';

type Done = Promise<{ status: 'success' }>;
const done = { status: 'success' } as const;
const pageSize = 50;

/** Lists the webhooks of the caller's shop, without their secrets. */
export async function listWebhooks(ctx: Context) {
  const now = ctx.now();
  const webhooks = (await readWebhooks(ctx.db, requireShop(ctx).sellerId)).map(
    ({ id, url, events, state, failingSince, previousUntil }) => ({
      ...{ _id: id, url, events, state },
      ...(failingSince ? { failingSince: failingSince.toISOString() } : {}),
      ...(previousUntil && previousUntil > now ? { previousSecretUntil: previousUntil.toISOString() } : {}),
    }),
  );
  return { data: { webhooks, proof: proofOf(ctx) } };
}

const record = (tx: Context, sellerId: string, reason: string, webhook: string) =>
  tx.record({ kind: 'shop-changed', outcome: 'success', target: { kind: 'seller', id: sellerId }, reason, after: { webhook } });

/** Runs a change of a webhook of the caller's shop under its lock. @throws {DomainError} NOT_FOUND */
async function change<T>(ctx: Context, id: string, reason: string, work: (tx: Context, webhook: WebhookRow) => Promise<T>): Promise<T> {
  const { sellerId } = requireShop(ctx);
  return ctx.transaction(async (tx) => {
    const webhook = await lockWebhook(tx.db, sellerId, id);
    if (!webhook) throw new DomainError('NOT_FOUND');
    const result = await work(tx, webhook);
    await record(tx, sellerId, reason, id);
    return result;
  });
}

/**
 * Adds a webhook to the caller's shop.
 * @returns its secret, which cannot be read again
 * @throws {DomainError} REAUTHENTICATE, TOTP_ENROLMENT, INVALID_INPUT at `url`, WRONG_STATE
 */
export async function addWebhook(ctx: Context, { url, events }: { url: string; events: WebhookEvent[] }) {
  requireSecondFactor(ctx);
  const { slug } = requireShop(ctx);
  const { demo } = ctx.app.operator;
  const fault = urlFault(url, demo) ?? (demo || mayBePublicHost(new URL(url).hostname) ? undefined : 'private');
  if (fault) throw new DomainError('INVALID_INPUT', { url: fault });
  const secret = newWebhookSecret();
  await ctx.transaction(async (tx) => {
    const { id: sellerId } = await lockShop(tx, slug);
    const all = await readWebhooks(tx.db, sellerId);
    if (all.length >= maxWebhooks) throw new DomainError('INVALID_INPUT', { url: 'too-many' });
    const id = newId();
    const sealed = tx.secrets.seal(sealPurpose, secret);
    await insertWebhook(tx.db, { id, sellerId, url: new URL(url).href, events: [...new Set(events)], secret: sealed, createdAt: tx.now() });
    await record(tx, sellerId, 'webhook added', id);
  });
  return { data: { secret } };
}

/**
 * Gives a webhook of the caller's shop another secret. For a day events are signed with both.
 * @throws {DomainError} REAUTHENTICATE, TOTP_ENROLMENT, NOT_FOUND
 */
export async function changeSecret(ctx: Context, { webhook: id }: { webhook: string }) {
  requireSecondFactor(ctx);
  const secret = newWebhookSecret();
  await change(ctx, id, 'webhook secret changed', async (tx, { sellerId, secret: previousSecret }) => {
    const previousUntil = new Date(tx.now().getTime() + secretOverlapMs);
    await writeSecret(tx.db, { sellerId, id, secret: tx.secrets.seal(sealPurpose, secret), previousSecret, previousUntil });
  });
  return { data: { secret } };
}

/**
 * Stops a webhook of the caller's shop, or starts it again: what waits is sent then.
 * @throws {DomainError} NOT_FOUND
 */
export async function switchWebhook(ctx: Context, { webhook: id, to }: { webhook: string; to: 'on' | 'off' }): Done {
  await change(ctx, id, `webhook ${to}`, async (tx, { sellerId }) => {
    await writeWebhookState(tx.db, sellerId, id, to);
    if (to === 'on') await tx.enqueue(deliverWebhooksJob, { webhookId: id });
  });
  return done;
}

/** Removes a webhook of the caller's shop. @throws {DomainError} NOT_FOUND */
export async function removeWebhook(ctx: Context, { webhook: id }: { webhook: string }): Done {
  await change(ctx, id, 'webhook removed', async (tx, { sellerId }) => void (await deleteWebhook(tx.db, sellerId, id)));
  return done;
}

/**
 * Sends a test to a webhook of the caller's shop.
 * @throws {DomainError} NOT_FOUND, WRONG_STATE where it is stopped
 */
export async function pingWebhook(ctx: Context, { webhook: id }: { webhook: string }): Done {
  await change(ctx, id, 'webhook pinged', async (tx, { sellerId, state }) => {
    if (state !== 'on') throw new DomainError('WRONG_STATE', { state });
    await recordEvent(tx, { sellerId, kind: 'ping', about: newId(), data: {}, occurredAt: tx.now() }, id);
  });
  return done;
}

/** Lists what was sent to webhooks of the caller's shop, the latest first. */
export async function listDeliveries(ctx: Context, { before }: { before?: number | undefined }) {
  const rows = await readDeliveries(ctx.db, requireShop(ctx).sellerId, before, pageSize + 1);
  const deliveries = rows
    .slice(0, pageSize)
    .map(({ id, webhookId, eventId, occurredAt, triedAt, dueAt, outcome, status, ms, ...rest }) => ({
      ...{ ...rest, _id: id, webhook: webhookId, event: eventId },
      occurredAt: occurredAt.toISOString(),
      ...(triedAt ? { triedAt: triedAt.toISOString() } : {}),
      ...(dueAt ? { dueAt: dueAt.toISOString() } : {}),
      ...(outcome === null ? {} : { outcome }),
      ...(status === null ? {} : { status }),
      ...(ms === null ? {} : { ms }),
    }));
  const next = rows.length > pageSize ? deliveries.at(-1)?._id : undefined;
  return { data: { deliveries, ...(next === undefined ? {} : { next }) } };
}

/**
 * Sends an event of the caller's shop again.
 * @throws {DomainError} NOT_FOUND, WRONG_STATE where its webhook is stopped
 */
export async function resendDelivery(ctx: Context, { delivery }: { delivery: number }): Done {
  const { sellerId } = requireShop(ctx);
  await ctx.transaction(async (tx) => {
    const webhookId = await resendRow(tx.db, sellerId, delivery, tx.now());
    if (webhookId !== undefined) return tx.enqueue(deliverWebhooksJob, { webhookId });
    throw (await hasDelivery(tx.db, sellerId, delivery)) ? new DomainError('WRONG_STATE', { state: 'off' }) : new DomainError('NOT_FOUND');
  });
  return done;
}
