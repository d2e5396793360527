import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '#shared/localized.ts';
import type { CodePurpose } from './code-rules.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable('users', {
  id: text().primaryKey(),
  role: text().$type<'buyer' | 'seller' | 'admin'>().notNull().default('buyer'),
  email: text(),
  name: text(),
  phone: text(),
  language: text().$type<Language>().notNull().default('en'),
  passwordHash: text('password_hash'),
  emailVerifiedAt: moment('email_verified_at'),
  personalizedRecommendations: boolean('personalized_recommendations').notNull().default(true),
  promotionalEmails: boolean('promotional_emails').notNull().default(false),
  addressesVersion: integer('addresses_version').notNull().default(0),
  photoId: text('photo_id'),
  totpSecret: text('totp_secret'),
  totpConfirmedAt: moment('totp_confirmed_at'),
  totpStep: bigint('totp_step', { mode: 'number' }),
  createdAt: moment('created_at').notNull(),
  erasedAt: moment('erased_at'),
  /** Null: made by an older version and not looked at yet. */
  isDemo: boolean('is_demo').default(false),
  madeInDemo: boolean('made_in_demo').notNull().default(false),
  roleGivenBy: text('role_given_by').$type<'demo' | 'operator'>(),
});

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const addresses = pgTable('addresses', {
  id: text().primaryKey(),
  userId: userId(),
  position: integer().notNull(),
  label: text().notNull(),
  details: text().notNull(),
  name: text(),
  phone: text(),
  line1: text(),
  line2: text(),
  city: text(),
  state: text(),
  postalCode: text('postal_code'),
  country: text(),
  isDefault: boolean('is_default').notNull().default(false),
  version: integer().notNull().default(1),
});

export const sessions = pgTable('sessions', {
  id: text().primaryKey(),
  userId: userId(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
  authenticatedAt: moment('authenticated_at').notNull(),
  lastSeenAt: moment('last_seen_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  userAgent: text('user_agent').notNull(),
  network: text().notNull(),
});

export const devices = pgTable(
  'devices',
  { userId: userId(), deviceHash: text('device_hash').notNull(), seenAt: moment('seen_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
);

export const signups = pgTable('signups', {
  id: text().primaryKey(),
  email: text().notNull(),
  name: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  language: text().$type<Language>().notNull(),
  createdAt: moment('created_at').notNull(),
});

export const oneTimeCodes = pgTable('one_time_codes', {
  id: text().primaryKey(),
  purpose: text().$type<CodePurpose>().notNull(),
  email: text().notNull(),
  requester: text().notNull(),
  subject: text().notNull(),
  codeHash: text('code_hash').notNull(),
  attemptsLeft: integer('attempts_left').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

export const signInWarnings = pgTable('sign_in_warnings', {
  id: text().primaryKey(),
  userId: userId(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  browserTrustedAt: moment('browser_trusted_at'),
  sessionsEndedAt: moment('sessions_ended_at'),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: userId(), codeHash: text('code_hash').notNull(), usedAt: moment('used_at') },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const consents = pgTable('consents', {
  id: text().primaryKey(),
  userId: userId(),
  purpose: text().notNull(),
  granted: boolean().notNull(),
  place: text().notNull(),
  at: moment('at').notNull(),
});
