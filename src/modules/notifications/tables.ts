import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '#shared/localized.ts';
import type { MailAttachment, MailBlock } from './mail.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const mails = pgTable('mails', {
  id: text().primaryKey(),
  kind: text().notNull(),
  recipient: text().notNull(),
  replyTo: text('reply_to'),
  userId: text('user_id'),
  orderId: text('order_id'),
  language: text().$type<Language>().notNull(),
  subject: text(),
  blocks: jsonb().$type<readonly MailBlock[]>(),
  state: text().$type<'waiting' | 'sent' | 'failed' | 'expired'>().notNull().default('waiting'),
  attempts: integer().notNull().default(0),
  lastError: text('last_error'),
  validUntil: moment('valid_until'),
  createdAt: moment('created_at').notNull(),
  attemptedAt: moment('attempted_at'),
  settledAt: moment('settled_at'),
  attachments: jsonb().$type<readonly MailAttachment[]>(),
});

export const inboxItems = pgTable('inbox_items', {
  id: text().primaryKey(),
  recipientKind: text('recipient_kind').$type<'buyer' | 'seller' | 'operator'>().notNull(),
  /** The account, the seller or the operator's queue. */
  recipientId: text('recipient_id').notNull(),
  kind: text().notNull(),
  title: text().notNull(),
  userId: text('user_id'),
  orderId: text('order_id'),
  createdAt: moment('created_at').notNull(),
  handledAt: moment('handled_at'),
});
