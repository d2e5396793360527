import { boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { giMarks } from '#modules/catalog/tables.ts';
import type { Seller } from '#modules/sellers/contract.ts';
import { sellers } from '#modules/sellers/tables.ts';
import type { ShopRole } from '#shared/access.ts';
import type { ChangeStep } from '#shared/detail-steps.ts';
import type { Language, Localized } from '#shared/localized.ts';
import type { ApplicationState } from './application-rules.ts';
import type { DetailChangeState } from './detail-change-rules.ts';
import type { GiClaim } from './gi-claims-contract.ts';
import type { PaperReason, PaperState } from './paper-rules.ts';
import type { AgreedTerms, RequirementWords } from './requirement-rules.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const sellerApplications = pgTable('seller_applications', {
  /** That of the ticket which holds the description. */
  reference: text().primaryKey(),
  state: text().$type<ApplicationState>().notNull().default('sent'),
  language: text().$type<Language>().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  phoneNumber: text('phone_number').notNull(),
  businessName: text('business_name').notNull(),
  /** Words of the operator to the applicant. */
  refusal: jsonb().$type<Localized>(),
  /** The shop that it became. */
  sellerId: text('seller_id').references(() => sellers.id),
  createdAt: moment('created_at').notNull(),
  stateAt: moment('state_at').notNull(),
  remindedAt: moment('reminded_at'),
  escalatedAt: moment('escalated_at'),
});

export const sellerInvitations = pgTable('seller_invitations', {
  id: text().primaryKey(),
  /** It ends in a shop of its own. */
  application: text().references(() => sellerApplications.reference, { onDelete: 'cascade' }),
  /** It ends in the team of this shop. */
  sellerId: text('seller_id').references(() => sellers.id),
  role: text().$type<ShopRole>().notNull(),
  email: text().notNull(),
  language: text().$type<Language>().notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  acceptedAt: moment('accepted_at'),
  revokedAt: moment('revoked_at'),
});

export const shopRequirements = pgTable('shop_requirements', {
  key: text().primaryKey(),
  required: boolean().notNull(),
  position: integer().notNull(),
  /** Null: the standard words. */
  words: jsonb().$type<RequirementWords>(),
  /** Of the operator's own; standard ones keep theirs. */
  family: text().$type<'attested' | 'documented'>().notNull().default('attested'),
  /** Null: of all. */
  kinds: text().array().$type<Seller['kind'][]>(),
});

export const shopPapers = pgTable('shop_papers', {
  id: text().primaryKey(),
  sellerId: text('seller_id')
    .notNull()
    .references(() => sellers.id),
  requirement: text().notNull(),
  state: text().$type<PaperState>().notNull(),
  /** Null: it was waived without a file. */
  type: text().$type<'application/pdf' | 'image/jpeg'>(),
  bytes: integer(),
  /** Keyed digest of the file that came. */
  digest: text(),
  /** Sender. */
  userId: text('user_id'),
  sentAt: moment('sent_at').notNull(),
  stateAt: moment('state_at').notNull(),
  /** The last day on which it is accepted. */
  until: date(),
  reasons: text().array().$type<PaperReason[]>().notNull().default([]),
  note: jsonb().$type<Localized>(),
  remindedAt: moment('reminded_at'),
  /** Right to a GI mark that it is to prove. */
  claim: jsonb().$type<GiClaim>(),
});

export const giClaims = pgTable(
  'gi_claims',
  {
    sellerId: text('seller_id')
      .notNull()
      .references(() => sellers.id),
    mark: text()
      .notNull()
      .references(() => giMarks.slug),
    /** Of the authorised user. */
    number: text().notNull(),
    validFrom: date('valid_from').notNull(),
    validUntil: date('valid_until').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sellerId, table.mark] })],
);

export const shopAttestations = pgTable(
  'shop_attestations',
  {
    sellerId: text('seller_id')
      .notNull()
      .references(() => sellers.id),
    requirement: text().notNull(),
    terms: jsonb().$type<AgreedTerms>().notNull(),
    attestedAt: moment('attested_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sellerId, table.requirement] })],
);

export const shopDetailChanges = pgTable('shop_detail_changes', {
  id: text().primaryKey(),
  sellerId: text('seller_id')
    .notNull()
    .references(() => sellers.id),
  step: text().$type<ChangeStep>().notNull(),
  /** The key of the maker; empty for details of the shop. */
  subject: text().notNull().default(''),
  /** As the form shows them; empty once it is accepted or over. */
  fields: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  state: text().$type<DetailChangeState>().notNull(),
  userId: text('user_id'),
  sentAt: moment('sent_at').notNull(),
  stateAt: moment('state_at').notNull(),
  note: jsonb().$type<Localized>(),
});

export const shopPickups = pgTable('shop_pickups', {
  sellerId: text('seller_id')
    .primaryKey()
    .references(() => sellers.id),
  name: text().notNull(),
  phone: text().notNull(),
  line1: text().notNull(),
  line2: text(),
  city: text().notNull(),
  state: text().notNull(),
  postalCode: text('postal_code').notNull(),
  changedAt: moment('changed_at').notNull(),
});
