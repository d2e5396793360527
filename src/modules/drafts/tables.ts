import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { products } from '#modules/catalog/tables.ts';
import { media } from '#modules/media/tables.ts';
import { sellers } from '#modules/sellers/tables.ts';
import type { Localized } from '#shared/localized.ts';
import type { DraftBody, ReviewReason } from './draft-contract.ts';
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
  /** Counts changes of photographs, which leave `version` as it is. */
  photosVersion: integer('photos_version').notNull().default(1),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  submittedAt: moment('submitted_at'),
  /** The account that sent it last; null: a program, or none yet. */
  submittedBy: text('submitted_by'),
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

export const draftPhotos = pgTable(
  'draft_photos',
  {
    id: text().primaryKey(),
    draftId: text('draft_id')
      .notNull()
      .references(() => drafts.id),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id),
    position: integer().notNull(),
    alt: jsonb().$type<Partial<Localized>>().notNull().default(sql`'{}'`),
    /** The colour of the variants that it shows; null where it shows any. */
    color: text(),
    addedAt: moment('added_at').notNull(),
    /** Taken out, and forgotten an hour later. */
    removedAt: moment('removed_at'),
  },
  (table) => [unique().on(table.draftId, table.mediaId)],
);
