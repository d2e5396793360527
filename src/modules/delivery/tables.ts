import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const deliveryZones = pgTable('delivery_zones', {
  id: text().primaryKey(),
  daysFrom: integer('days_from').notNull(),
  daysUntil: integer('days_until').notNull(),
  dispatchDays: integer('dispatch_days').notNull(),
});

export const deliveryDestinations = pgTable('delivery_destinations', {
  country: text().primaryKey(),
  zoneId: text('zone_id').notNull(),
  served: boolean().notNull(),
  /** Slugs of categories, and `perishable`. */
  notSent: text('not_sent').array().notNull().default([]),
});

export const deliveryHolidays = pgTable('delivery_holidays', {
  day: text().primaryKey(),
  name: text().notNull(),
});

export const deliveryPins = pgTable('delivery_pins', {
  /** A PIN code, or its first digits. */
  pin: text().primaryKey(),
  city: text().notNull().default(''),
  district: text().notNull().default(''),
  state: text().notNull().default(''),
  /** In place of India's zone. */
  zoneId: text('zone_id'),
  served: boolean().notNull().default(true),
  cash: boolean().notNull().default(true),
});
