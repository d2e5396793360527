import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/tables.ts';
import type { Language } from '#shared/localized.ts';
import type { RemindedItem } from './reminder-rules.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const cartReminders = pgTable('cart_reminders', {
  id: text().primaryKey(),
  userId: text('user_id').references(() => users.id),
  /** Null: the address of the account. */
  email: text(),
  tokenHash: text('token_hash'),
  language: text().$type<Language>().notNull(),
  items: jsonb().$type<RemindedItem[]>().notNull(),
  timeZone: text('time_zone'),
  consentedAt: moment('consented_at').notNull(),
  seenAt: moment('seen_at').notNull(),
  dueAt: moment('due_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** `stopped`: wants none; `mailed`: got one; `cart`: caused one. Keys are keyed digests. */
export type MarkKind = 'stopped' | 'mailed' | 'cart';

export const cartReminderMarks = pgTable(
  'cart_reminder_marks',
  { kind: text().$type<MarkKind>().notNull(), key: text().notNull(), markedAt: moment('marked_at').notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
);
