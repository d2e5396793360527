import { and, asc, eq } from 'drizzle-orm';
import type { Connection } from '#platform/database/database.ts';
import { webhooks } from './tables.ts';
import type { WebhookState } from './webhook-contract.ts';

export type WebhookRow = typeof webhooks.$inferSelect;

/** SQL condition: one of these shops has a webhook that is on. @param shops SQL that selects their ids */
export const hasWebhookSql = (shops: string) => `exists (select from webhooks w where w.state = 'on' and w.seller_id in (${shops}))`;

/** Reads the webhooks of a shop, the oldest first. */
export async function readWebhooks(db: Connection, sellerId: string): Promise<WebhookRow[]> {
  return db.orm.select().from(webhooks).where(eq(webhooks.sellerId, sellerId)).orderBy(asc(webhooks.createdAt), asc(webhooks.id));
}

const own = (sellerId: string, id: string) => and(eq(webhooks.id, id), eq(webhooks.sellerId, sellerId));

/** Locks a webhook of a shop; undefined where it has no such one. */
export async function lockWebhook(db: Connection, sellerId: string, id: string): Promise<WebhookRow | undefined> {
  return (await db.orm.select().from(webhooks).where(own(sellerId, id)).for('update'))[0];
}

export async function insertWebhook(db: Connection, row: typeof webhooks.$inferInsert): Promise<void> {
  await db.orm.insert(webhooks).values(row);
}

/** Gives a webhook another secret; the one of before is kept for a while. */
export async function writeSecret(
  db: Connection,
  row: Pick<WebhookRow, 'sellerId' | 'id' | 'secret' | 'previousSecret' | 'previousUntil'>,
): Promise<void> {
  const { sellerId, id, ...secrets } = row;
  await db.orm.update(webhooks).set(secrets).where(own(sellerId, id));
}

/** Starts or stops a webhook; what was wrong with it before counts no more. */
export async function writeWebhookState(db: Connection, sellerId: string, id: string, state: WebhookState): Promise<void> {
  await db.orm.update(webhooks).set({ state, failingSince: null }).where(own(sellerId, id));
}

/** Removes a webhook with its deliveries. @returns false where the shop has no such one */
export async function deleteWebhook(db: Connection, sellerId: string, id: string): Promise<boolean> {
  return (await db.orm.delete(webhooks).where(own(sellerId, id)).returning({ id: webhooks.id })).length > 0;
}
