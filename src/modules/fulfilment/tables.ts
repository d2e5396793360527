import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { parcels } from '#modules/orders/tables.ts';

export const sellerNotices = pgTable(
  'seller_notices',
  {
    parcelId: text('parcel_id')
      .notNull()
      .references(() => parcels.id),
    kind: text().notNull(),
    about: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.parcelId, table.kind, table.about] })],
);
