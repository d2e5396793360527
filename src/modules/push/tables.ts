import { jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { NoticeTopic } from '#shared/notice-topics.ts';

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: text().primaryKey(),
    sellerId: text('seller_id').notNull(),
    userId: text('user_id').notNull(),
    /** It ends with the session. */
    sessionId: text('session_id').notNull(),
    /** A keyed digest of the address at the push service. */
    browser: text().notNull(),
    /** That address with the keys of the browser, encrypted. */
    sealed: text().notNull(),
    /** The public key that the browser knows us by. */
    pushKey: text('push_key').notNull(),
    /** By topic, when the last message left: ISO 8601 UTC. */
    sent: jsonb().$type<Partial<Record<NoticeTopic, string>>>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique().on(table.sessionId, table.sellerId)],
);
