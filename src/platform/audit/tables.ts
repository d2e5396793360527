import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const securityEvents = pgTable('security_events', {
  seq: bigint({ mode: 'number' }).primaryKey(),
  stream: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  kind: text().notNull(),
  outcome: text().notNull(),
  actorKind: text('actor_kind').notNull(),
  actor: text(),
  role: text(),
  actingAs: text('acting_as'),
  person: text(),
  emailDigest: text('email_digest'),
  targetKind: text('target_kind'),
  targetId: text('target_id'),
  before: jsonb(),
  after: jsonb(),
  reason: text(),
  requestId: text('request_id').notNull(),
  sessionId: text('session_id'),
  network: text(),
  device: text(),
  browser: text(),
  previousHash: text('previous_hash').notNull(),
  hash: text().notNull(),
});

export const securityEventHeads = pgTable('security_event_heads', {
  stream: text().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
});
