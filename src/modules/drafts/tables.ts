import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { products } from '#modules/catalog/tables.ts';
import { sellers } from '#modules/sellers/tables.ts';
import type { Localized } from '#shared/localized.ts';
import type { DraftBody, ReviewReason } from './contract.ts';
import type { DraftState, ReviewDecision } from './draft-rules.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const drafts = pgTable('drafts', {
  id: text().primaryKey(),
  sellerId: text('seller_id')
    .notNull()
    .references(() => sellers.id),
  /** Null while it is about a product that does not exist yet. */
  productId: text('product_id').references(() => products.id),
  isNew: boolean('is_new').notNull(),
  body: jsonb().$type<DraftBody>().notNull(),
  state: text().$type<DraftState>().notNull().default('writing'),
  version: integer().notNull().default(1),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  submittedAt: moment('submitted_at'),
});

export const draftReviews = pgTable('draft_reviews', {
  id: text().primaryKey(),
  draftId: text('draft_id')
    .notNull()
    .references(() => drafts.id),
  decision: text().$type<ReviewDecision>().notNull(),
  reasons: text().array().$type<ReviewReason[]>().notNull().default([]),
  note: jsonb().$type<Localized>(),
  at: moment('at').notNull(),
});
