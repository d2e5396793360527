import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { drafts } from '#modules/drafts/tables.ts';
import { sellers } from '#modules/sellers/tables.ts';
import type { Localized } from '#shared/localized.ts';
import type { ProposalState, ProposedKind } from './contract.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const termProposals = pgTable('term_proposals', {
  id: text().primaryKey(),
  sellerId: text('seller_id')
    .notNull()
    .references(() => sellers.id),
  /** The draft for which it is missed. */
  draftId: text('draft_id').references(() => drafts.id),
  kind: text().$type<ProposedKind>().notNull(),
  label: jsonb().$type<Required<Localized>>().notNull(),
  folded: jsonb().$type<Record<string, string>>().notNull().generatedAlwaysAs(sql`search_fold_names(label)`),
  reason: text().notNull(),
  state: text().$type<ProposalState>().notNull().default('waiting'),
  /** The term that it became, or was all along. */
  term: text(),
  note: jsonb().$type<Localized>(),
  createdAt: moment('created_at').notNull(),
  decidedAt: moment('decided_at'),
});
