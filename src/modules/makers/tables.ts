import { sql } from 'drizzle-orm';
import { boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { media } from '#modules/media/tables.ts';
import { sellers } from '#modules/sellers/tables.ts';
import type { Localized } from '#shared/localized.ts';
import type { SpokenLanguage } from '#shared/spoken-languages.ts';
import type { ConsentKind } from './consents-contract.ts';

export const makers = pgTable('makers', {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  name: jsonb().$type<Localized>().notNull(),
  kind: text().$type<'artisan' | 'group' | 'cluster'>().notNull(),
  craft: jsonb().$type<Localized>().notNull(),
  place: jsonb().$type<Localized>().notNull(),
  state: text().notNull(),
  since: integer().notNull(),
  story: jsonb().$type<Localized>().notNull(),
  folded: jsonb().notNull().generatedAlwaysAs(sql`search_fold_names(name)`),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** The shop that keeps the page; null where the operator does. */
  sellerId: text('seller_id').references(() => sellers.id),
  /** Way in which the maker agreed that pictures are shown. */
  pictureConsent: text('picture_consent').$type<ConsentKind>(),
  /** The voice that buyers hear; all four of it are there, or none. */
  voiceId: text('voice_id').references(() => media.id),
  voiceLanguage: text('voice_language').$type<SpokenLanguage>(),
  voiceTranscript: jsonb('voice_transcript').$type<Localized>(),
  /** Way in which the maker agreed that the voice is heard. */
  voiceConsent: text('voice_consent').$type<ConsentKind>(),
});

export const makerPictures = pgTable(
  'maker_pictures',
  {
    makerId: text('maker_id')
      .notNull()
      .references(() => makers.id),
    position: integer().notNull(),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id),
    isPortrait: boolean('is_portrait').notNull(),
    alt: jsonb().$type<Localized>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.makerId, table.position] })],
);

export const makerPhotos = pgTable(
  'maker_photos',
  {
    id: text().primaryKey(),
    /** Of a maker that may still wait for its first review. */
    makerId: text('maker_id').notNull(),
    sellerId: text('seller_id')
      .notNull()
      .references(() => sellers.id),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id),
    position: integer().notNull(),
    isPortrait: boolean('is_portrait').notNull().default(false),
    alt: jsonb().$type<Partial<Localized>>().notNull().default(sql`'{}'`),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique().on(table.makerId, table.mediaId)],
);

/** Recordings that shops prepare for makers, one for each. */
export const makerVoices = pgTable(
  'maker_voices',
  {
    /** Of a maker that may still wait for its first review. */
    makerId: text('maker_id').notNull(),
    sellerId: text('seller_id')
      .notNull()
      .references(() => sellers.id),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.makerId, table.sellerId] })],
);

export const makerConsents = pgTable('maker_consents', {
  id: text().primaryKey(),
  makerId: text('maker_id')
    .notNull()
    .references(() => makers.id),
  sellerId: text('seller_id')
    .notNull()
    .references(() => sellers.id),
  /** The facilitator; null once erased. */
  userId: text('user_id'),
  given: text().$type<ConsentKind>().notNull(),
  /** Name of the witness of a thumbprint. */
  witness: text(),
  /** The key of the member who recorded it. */
  recordedBy: text('recorded_by'),
  recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
  /** The last day on which it counts. */
  until: date().notNull(),
  withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  endAnnouncedAt: timestamp('end_announced_at', { withTimezone: true }),
});
