import { boolean, customType, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { sellers } from '#modules/sellers/tables.ts';
import type { CellChange, CellProblem } from './contract.ts';
import type { ImportOutcome, ImportState, Verdict } from './import-rules.ts';
import type { Plan, UndoStep } from './plan.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const imports = pgTable('imports', {
  id: text().primaryKey(),
  sellerId: text('seller_id')
    .notNull()
    .references(() => sellers.id),
  fileName: text('file_name').notNull(),
  state: text().$type<ImportState>().notNull().default('sent'),
  content: bytea(),
  problem: jsonb().$type<{ code: string; line?: number }>(),
  header: text().array().notNull().default([]),
  columns: text().array(),
  createdAt: moment('created_at').notNull(),
  appliedAt: moment('applied_at'),
  undoneAt: moment('undone_at'),
});

export const importRows = pgTable(
  'import_rows',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id),
    line: integer().notNull(),
    cells: text().array().notNull(),
    groupLine: integer('group_line'),
    verdict: text().$type<Verdict>(),
    problems: jsonb().$type<CellProblem[]>().notNull().default([]),
    changes: jsonb().$type<CellChange[]>().notNull().default([]),
    plan: jsonb().$type<Plan>(),
    confirmed: boolean().notNull().default(false),
    outcome: text().$type<ImportOutcome>(),
    undo: jsonb().$type<UndoStep>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.line] })],
);
