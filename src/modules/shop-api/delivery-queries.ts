import type { Connection, Statement } from '#platform/database/database.ts';
import { deleteInBatches } from '#platform/database/delete-in-batches.ts';
import type { PostResult } from '#platform/outbound/post-outside.ts';
import type { DeliveryState } from './webhook-contract.ts';

const insertEventStatement: Statement = {
  name: 'shop-api.insert-event',
  text: `insert into webhook_events (id, seller_id, kind, data, occurred_at)
    select $1, $2::text, $3, $4::jsonb, $5 where exists (select from webhooks where seller_id = $2::text and state = 'on' and ($6::text is null or id = $6))
    on conflict (id) do nothing returning id`,
};
const insertDeliveriesStatement: Statement = {
  name: 'shop-api.insert-deliveries',
  text: `insert into webhook_deliveries (webhook_id, event_id, since, due_at)
    select w.id, $1, $3::timestamptz, $3::timestamptz from webhooks w join sellers s on s.id = w.seller_id
    where w.seller_id = $2 and w.state = 'on' and s.shop_state <> 'closed' and (w.id = $5 or $5::text is null and $4 = any(w.events))
    returning webhook_id as "webhookId"`,
};

export interface NewEvent {
  id: string;
  sellerId: string;
  kind: string;
  data: Readonly<Record<string, unknown>>;
  occurredAt: Date;
}

/**
 * Writes an event with a delivery for each webhook that listens to it, once.
 * @param only this webhook, also where it does not listen to such events
 * @returns the webhooks that it is for
 */
export async function insertEvent(db: Connection, event: NewEvent, now: Date, only?: string): Promise<string[]> {
  const { id, sellerId, kind, data, occurredAt } = event;
  const target = only ?? null;
  const inserted = await db.run(insertEventStatement, [id, sellerId, kind, JSON.stringify(data), occurredAt.toISOString(), target]);
  if (inserted.length === 0) return [];
  const rows = await db.run<{ webhookId: string }>(insertDeliveriesStatement, [id, sellerId, now.toISOString(), kind, target]);
  return rows.map(({ webhookId }) => webhookId);
}

/** A webhook that a run of deliveries holds. */
export interface ClaimedWebhook {
  id: string;
  sellerId: string;
  slug: string;
  url: string;
  secret: string;
  previousSecret: string | null;
  previousUntil: Date | null;
}

const claimStatement: Statement = {
  name: 'shop-api.claim-webhook',
  text: `update webhooks w set busy_until = $3 from sellers s where w.id = $1 and s.id = w.seller_id and w.state = 'on' and s.shop_state <> 'closed'
      and (w.busy_until is null or w.busy_until <= $2)
    returning w.id, w.seller_id as "sellerId", s.slug, w.url, w.secret, w.previous_secret as "previousSecret", w.previous_until as "previousUntil"`,
};

/** Holds a webhook until a moment; undefined where it is stopped, or another run holds it. */
export async function claimWebhook(db: Connection, id: string, now: Date, until: Date): Promise<ClaimedWebhook | undefined> {
  return (await db.run<ClaimedWebhook>(claimStatement, [id, now.toISOString(), until.toISOString()]))[0];
}

/** Ends the hold of a run. */
export async function releaseWebhook(db: Connection, id: string): Promise<void> {
  await db.execute('update webhooks set busy_until = null where id = $1', [id]);
}

export interface DueDelivery {
  id: number;
  eventId: string;
  kind: string;
  data: unknown;
  occurredAt: Date;
  attempts: number;
  since: Date;
}

const dueStatement: Statement = {
  name: 'shop-api.due-delivery',
  text: `select d.id, d.event_id as "eventId", e.kind, e.data, e.occurred_at as "occurredAt", d.attempts, d.since
    from webhook_deliveries d join webhook_events e on e.id = d.event_id join webhooks w on w.id = d.webhook_id
    where d.webhook_id = $1 and d.state = 'waiting' and d.due_at <= $2 and w.state = 'on' order by d.due_at, d.id limit 1`,
};

/** Reads the delivery to a webhook that is due first. */
export async function readDue(db: Connection, webhookId: string, now: Date): Promise<DueDelivery | undefined> {
  return (await db.run<DueDelivery>(dueStatement, [webhookId, now.toISOString()]))[0];
}

const settleStatement: Statement = {
  name: 'shop-api.settle-delivery',
  text: `update webhook_deliveries set state = $2, attempts = attempts + 1, due_at = $3, tried_at = $4, outcome = $5, status = $6, ms = $7 where id = $1`,
};

/** Writes what became of an attempt. @param dueAt of the next one; null where there is none */
export async function settleDelivery(
  db: Connection,
  id: number,
  { state, dueAt, now, result }: { state: DeliveryState; dueAt: Date | null; now: Date; result: PostResult },
): Promise<void> {
  const { outcome, status = null, ms } = result;
  await db.run(settleStatement, [id, state, dueAt?.toISOString() ?? null, now.toISOString(), outcome, status, ms]);
}

const healthStatement: Statement = {
  name: 'shop-api.record-health',
  text: `update webhooks set failing_since = case when $2 then null else coalesce(failing_since, $3::timestamptz) end where id = $1
    returning failing_since as "failingSince"`,
};

/** Records whether something arrived at a webhook. @returns since when nothing did */
export async function recordHealth(db: Connection, id: string, arrived: boolean, now: Date): Promise<Date | null> {
  return (await db.run<{ failingSince: Date | null }>(healthStatement, [id, arrived, now.toISOString()]))[0]?.failingSince ?? null;
}

/** Stops a webhook at which nothing arrives, and gives up what waits for it. */
export async function failWebhook(db: Connection, id: string): Promise<void> {
  await db.execute(`update webhooks set state = 'failed' where id = $1`, [id]);
  await db.execute(`update webhook_deliveries set state = 'failed', due_at = null where webhook_id = $1 and state = 'waiting'`, [id]);
}

export interface DeliveryRow {
  id: number;
  webhookId: string;
  eventId: string;
  kind: string;
  state: DeliveryState;
  attempts: number;
  occurredAt: Date;
  triedAt: Date | null;
  dueAt: Date | null;
  outcome: string | null;
  status: number | null;
  ms: number | null;
}

const logStatement: Statement = {
  name: 'shop-api.deliveries',
  text: `select d.id, d.webhook_id as "webhookId", d.event_id as "eventId", e.kind, d.state, d.attempts, e.occurred_at as "occurredAt",
      d.tried_at as "triedAt", d.due_at as "dueAt", d.outcome, d.status, d.ms
    from webhook_deliveries d join webhook_events e on e.id = d.event_id
    where e.seller_id = $1 and ($2::bigint is null or d.id < $2) order by d.id desc limit $3`,
};

/** Reads a page of the deliveries of a shop, the latest first. */
export async function readDeliveries(db: Connection, sellerId: string, before: number | undefined, limit: number): Promise<DeliveryRow[]> {
  return db.run(logStatement, [sellerId, before ?? null, limit]);
}

const resendStatement: Statement = {
  name: 'shop-api.resend',
  text: `update webhook_deliveries d set state = 'waiting', attempts = 0, since = $3, due_at = $3 from webhooks w
    where d.id = $2 and w.id = d.webhook_id and w.seller_id = $1 and w.state = 'on' returning w.id as "webhookId"`,
};

/**
 * Sends an event again.
 * @returns its webhook; undefined where the shop has no such delivery, or stopped it
 */
export async function resendRow(db: Connection, sellerId: string, id: number, now: Date): Promise<string | undefined> {
  return (await db.run<{ webhookId: string }>(resendStatement, [sellerId, id, now.toISOString()]))[0]?.webhookId;
}

/** Tells whether a shop has a delivery. */
export async function hasDelivery(db: Connection, sellerId: string, id: number): Promise<boolean> {
  const { rows } = await db.execute(
    'select from webhook_deliveries d join webhooks w on w.id = d.webhook_id where d.id = $2 and w.seller_id = $1',
    [sellerId, id],
  );
  return rows.length > 0;
}

const lateStatement: Statement = {
  name: 'shop-api.late-webhooks',
  text: `select distinct d.webhook_id as "webhookId" from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.state = 'waiting' and d.due_at <= $1 and w.state = 'on' limit 500`,
};

/** Finds webhooks for which something is due since before a moment. */
export async function readLateWebhooks(db: Connection, before: Date): Promise<string[]> {
  return (await db.run<{ webhookId: string }>(lateStatement, [before.toISOString()])).map(({ webhookId }) => webhookId);
}

const deleteEvents: Statement = {
  name: 'shop-api.delete-events',
  text: 'delete from webhook_events where ctid = any(array(select ctid from webhook_events where occurred_at < $1 limit $2)) returning 1',
};

/** Deletes events of before a moment, with their deliveries. */
export async function deleteEventsBefore(db: Connection, moment: Date): Promise<void> {
  await deleteInBatches(db, deleteEvents, [moment.toISOString()]);
}
