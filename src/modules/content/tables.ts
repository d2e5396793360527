import { sql } from 'drizzle-orm';
import { boolean, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Localized } from '#shared/localized.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const faqGroups = pgTable('faq_groups', {
  slug: text().primaryKey(),
  position: integer().notNull(),
  title: jsonb().$type<Localized>().notNull(),
  standardHash: text('standard_hash'),
  edited: boolean().notNull(),
  version: integer().notNull().default(1),
});

export const faqEntries = pgTable('faq_entries', {
  slug: text().primaryKey(),
  groupSlug: text('group_slug').notNull(),
  position: integer().notNull(),
  state: text().notNull(),
  question: jsonb().$type<Localized>().notNull(),
  answer: jsonb().$type<Localized>().notNull(),
  html: jsonb().$type<Localized>().notNull(),
  renderer: integer().notNull(),
  standardHash: text('standard_hash'),
  edited: boolean().notNull(),
  version: integer().notNull().default(1),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const pages = pgTable('pages', {
  slug: text().primaryKey(),
  state: text().notNull(),
  updatedOn: date('updated_on').notNull(),
  title: jsonb().$type<Localized>().notNull(),
  summary: jsonb().$type<Localized>().notNull(),
  body: jsonb().$type<Localized>().notNull(),
  html: jsonb().$type<Localized>().notNull(),
  renderer: integer().notNull(),
  standardHash: text('standard_hash'),
  edited: boolean().notNull(),
  version: integer().notNull().default(1),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const posts = pgTable('posts', {
  id: text().primaryKey(),
  slug: text().notNull(),
  state: text().notNull(),
  publishedOn: date('published_on').notNull(),
  title: jsonb().$type<Localized>().notNull(),
  summary: jsonb().$type<Localized>().notNull(),
  author: jsonb().$type<Localized>().notNull(),
  pictureId: text('picture_id'),
  pictureAlt: jsonb('picture_alt').$type<Localized>(),
  makerIds: text('maker_ids').array().notNull().default(sql`'{}'::text[]`),
  productIds: text('product_ids').array().notNull().default(sql`'{}'::text[]`),
  tags: text().array().notNull().default(sql`'{}'::text[]`),
  body: jsonb().$type<Localized>().notNull(),
  html: jsonb().$type<Localized>().notNull(),
  minutes: jsonb().notNull(),
  renderer: integer().notNull(),
  version: integer().notNull().default(1),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
