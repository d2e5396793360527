import { integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '#shared/localized.ts';
import type { NoticeTopic } from '#shared/notice-topics.ts';
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
  /** It waits until then. */
  deliverAfter: moment('deliver_after'),
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
  /** Of news of a shop. */
  topic: text().$type<NoticeTopic>(),
  titleHi: text('title_hi'),
  /** The page of the hub that it is about, without a language. */
  path: text(),
});

export const inboxSeen = pgTable(
  'inbox_seen',
  {
    itemId: text('item_id')
      .notNull()
      .references(() => inboxItems.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.userId] })],
);

export const noticeChoices = pgTable(
  'notice_choices',
  {
    userId: text('user_id').notNull(),
    sellerId: text('seller_id').notNull(),
    withoutMail: text('without_mail').array().$type<NoticeTopic[]>().notNull().default([]),
    withoutInbox: text('without_inbox').array().$type<NoticeTopic[]>().notNull().default([]),
    withoutPush: text('without_push').array().$type<NoticeTopic[]>().notNull().default([]),
    /** Hours in India. */
    quietFrom: smallint('quiet_from'),
    quietUntil: smallint('quiet_until'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.sellerId] })],
);
