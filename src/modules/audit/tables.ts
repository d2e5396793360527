import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const securityEventCheckpoints = pgTable('security_event_checkpoints', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  stream: text().notNull(),
  seq: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
  pruned: bigint({ mode: 'number' }).notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  keyId: text('key_id').notNull(),
  signature: text().notNull(),
});
