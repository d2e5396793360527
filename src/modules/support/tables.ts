import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { products } from '#modules/catalog/tables.ts';
import { mails } from '#modules/notifications/tables.ts';
import { orders, parcels } from '#modules/orders/tables.ts';
import type { Language } from '#shared/localized.ts';
import type { TicketKind, Topic } from './support-rules.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const tickets = pgTable('tickets', {
  /** The reference that the sender got. */
  id: text().primaryKey(),
  kind: text().$type<TicketKind>().notNull(),
  language: text().$type<Language>().notNull(),
  name: text(),
  /** The sender, where signed in. */
  userId: text('user_id'),
  email: text(),
  phoneNumber: text('phone_number'),
  businessName: text('business_name'),
  subject: text(),
  body: text().notNull(),
  searchTerm: text('search_term'),
  topic: text().$type<Topic>(),
  /** Typed by the sender, which proves nothing. */
  orderNumber: text('order_number'),
  /** The sender's order, for `order-help`. */
  orderId: text('order_id').references(() => orders.id),
  parcelId: text('parcel_id').references(() => parcels.id),
  productId: text('product_id').references(() => products.id, { onDelete: 'set null' }),
  fingerprint: text().notNull(),
  state: text().$type<'open' | 'resolved'>().notNull().default('open'),
  createdAt: moment('created_at').notNull(),
  acknowledgeBy: moment('acknowledge_by').notNull(),
  resolveBy: moment('resolve_by').notNull(),
  resolvedAt: moment('resolved_at'),
  acknowledgementId: text('acknowledgement_id').references(() => mails.id),
});
