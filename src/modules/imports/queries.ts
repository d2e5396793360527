import { and, desc, eq, sql } from 'drizzle-orm';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { CellProblem, ImportCounts, ShownRows } from './contract.ts';
import type { ImportOutcome } from './import-rules.ts';
import type { Plan, UndoStep } from './plan.ts';
import { type importRows, imports } from './tables.ts';

export type ImportEntry = Omit<typeof imports.$inferSelect, 'content'>;
export type RowEntry = typeof importRows.$inferSelect;
type NewImport = Omit<typeof imports.$inferInsert, 'content'> & { content: Uint8Array };

const { content: _, ...entryColumns } = {
  id: imports.id,
  sellerId: imports.sellerId,
  fileName: imports.fileName,
  state: imports.state,
  content: imports.content,
  problem: imports.problem,
  header: imports.header,
  columns: imports.columns,
  createdAt: imports.createdAt,
  appliedAt: imports.appliedAt,
  undoneAt: imports.undoneAt,
};

export async function insertImport(db: Connection, entry: NewImport): Promise<void> {
  await db.orm.insert(imports).values(entry);
}

/** Reads an import, of one seller where that is given. */
export async function readImport(db: Connection, id: string, sellerId: string): Promise<ImportEntry | undefined> {
  const own = and(eq(imports.id, id), eq(imports.sellerId, sellerId));
  return (await db.orm.select(entryColumns).from(imports).where(own))[0];
}

/** Locks an import until the transaction ends. @param sellerId left out by jobs alone */
export async function lockImport(db: Connection, id: string, sellerId?: string): Promise<ImportEntry | undefined> {
  const own = and(eq(imports.id, id), sellerId === undefined ? undefined : eq(imports.sellerId, sellerId));
  return (await db.orm.select(entryColumns).from(imports).where(own).for('update'))[0];
}

export async function readContent(db: Connection, id: string): Promise<Uint8Array | undefined> {
  return (await db.orm.select({ content: imports.content }).from(imports).where(eq(imports.id, id)))[0]?.content ?? undefined;
}

export async function updateImport(db: Connection, id: string, change: Partial<ImportEntry>): Promise<void> {
  await db.orm.update(imports).set(change).where(eq(imports.id, id));
}

const rowCount = sql<number>`(select count(*)::int from import_rows r where r.import_id = ${imports.id})`;

/** Reads the latest imports of a seller with the number of their rows. */
export async function readImports(db: Connection, sellerId: string, limit: number): Promise<(ImportEntry & { rows: number })[]> {
  const own = eq(imports.sellerId, sellerId);
  return db.orm
    .select({ ...entryColumns, rows: rowCount })
    .from(imports)
    .where(own)
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(limit);
}

const addRows: Statement = {
  name: 'imports.add-rows',
  text: `insert into import_rows (import_id, line, cells) select $1, line, cells from jsonb_to_recordset($2) as row (line integer, cells text[])`,
};

export async function insertRows(db: Connection, importId: string, rows: readonly { line: number; cells: string[] }[]): Promise<void> {
  await db.run(addRows, [importId, JSON.stringify(rows)]);
}

const toCheck: Statement = {
  name: 'imports.rows-to-check',
  text: `select line, cells, confirmed from import_rows where import_id = $1 and (outcome is null or outcome = 'failed') order by line`,
};

/** Reads rows that nothing came of yet. */
export const readRowsToCheck = (db: Connection, importId: string): Promise<Pick<RowEntry, 'line' | 'cells' | 'confirmed'>[]> =>
  db.run(toCheck, [importId]);

const saveVerdicts: Statement = {
  name: 'imports.save-verdicts',
  text: `update import_rows r set verdict = c.verdict, group_line = c."groupLine", problems = c.problems, changes = c.changes, plan = c.plan, outcome = null
    from jsonb_to_recordset($2) as c (line integer, "groupLine" integer, verdict text, problems jsonb, changes jsonb, plan jsonb)
    where r.import_id = $1 and r.line = c.line`,
};

export async function updateVerdicts(db: Connection, importId: string, rows: readonly object[]): Promise<void> {
  await db.run(saveVerdicts, [importId, JSON.stringify(rows)]);
}

const confirm: Statement = {
  name: 'imports.confirm-prices',
  text: `update import_rows set confirmed = true where import_id = $1 and verdict = 'refused' and ($2::int[] is null or line = any($2))`,
};

/** Notes that prices were looked at, of these lines or of all that are refused. */
export async function confirmRows(db: Connection, importId: string, lines: readonly number[] | undefined): Promise<void> {
  await db.run(confirm, [importId, lines ?? null]);
}

const nextPlans: Statement = {
  name: 'imports.next-plans',
  text: 'select line, plan from import_rows where import_id = $1 and plan is not null and outcome is null order by line limit $2',
};

export const readNextPlans = (db: Connection, importId: string, limit: number): Promise<{ line: number; plan: Plan }[]> =>
  db.run(nextPlans, [importId, limit]);

const nextUndos: Statement = {
  name: 'imports.next-undos',
  text: `select line, undo from import_rows where import_id = $1 and undo is not null and outcome = 'done' order by line desc limit $2`,
};

export const readNextUndos = (db: Connection, importId: string, limit: number): Promise<{ line: number; undo: UndoStep }[]> =>
  db.run(nextUndos, [importId, limit]);

const saveOutcomes: Statement = {
  name: 'imports.save-outcomes',
  text: `update import_rows r set outcome = o.outcome, problems = coalesce(o.problems, r.problems), undo = case when r.line = o.line then coalesce(o.undo, r.undo) end
    from jsonb_to_recordset($2) as o (line integer, outcome text, undo jsonb, problems jsonb)
    where r.import_id = $1 and r.group_line = o.line and (r.line = o.line or r.verdict in ('new', 'changed'))`,
};

/** Writes what came of products; `line` is the first one of each. */
export async function updateOutcomes(
  db: Connection,
  importId: string,
  rows: readonly { line: number; outcome: ImportOutcome; undo?: UndoStep; problems?: CellProblem[] }[],
): Promise<void> {
  await db.run(saveOutcomes, [importId, JSON.stringify(rows)]);
}

const counted = `r.verdict in ('new', 'changed')`;
const countRows: Statement = {
  name: 'imports.count-rows',
  text: `select count(*)::int as rows, ${(['new', 'changed', 'same', 'refused'] as const).map((each) => `count(*) filter (where r.verdict = '${each}')::int as "${each}"`).join(', ')},
      ${(['done', 'failed', 'undone', 'touched'] as const).map((each) => `count(*) filter (where r.outcome = '${each}' and ${counted})::int as "${each}"`).join(', ')},
      count(*) filter (where r.verdict = 'refused' and r.problems @> '[{"code": "jump"}]')::int as jumps,
      count(*) filter (where r.outcome is null and ${counted})::int as waiting from import_rows r where r.import_id = $1`,
};

export async function readCounts(db: Connection, importId: string): Promise<ImportCounts & { rows: number }> {
  return (await db.run<ImportCounts & { rows: number }>(countRows, [importId]))[0] as ImportCounts & { rows: number };
}

const shown: Statement = {
  name: 'imports.shown-rows',
  text: `select * from (select line, cells, verdict, outcome, problems, changes from import_rows where import_id = $1) r
    where line > $3 and ($2::text is null or r.verdict = $2 or r.outcome = $2 and ${counted}) order by line limit $4`,
};
type ShownEntry = Pick<RowEntry, 'line' | 'cells' | 'verdict' | 'outcome' | 'problems' | 'changes'>;

/** Reads a page of rows by what came of them. */
export const readShownRows = (
  db: Connection,
  { importId, show, after = 0, limit }: { importId: string; show?: ShownRows | undefined; after?: number | undefined; limit: number },
): Promise<ShownEntry[]> => db.run(shown, [importId, show ?? null, after, limit]);

const expired: Statement = {
  name: 'imports.expire',
  text: `with old as (select id from imports where created_at < $1 and state not in ('expired', 'applying', 'undoing') order by created_at limit 100 for update),
    rows as (delete from import_rows where import_id in (select id from old))
    update imports set state = 'expired', content = null, header = '{}', columns = null where id in (select id from old) returning id`,
};

/** Deletes what imports before a moment were sent with. @returns how many */
export async function expireImports(db: Connection, before: Date): Promise<number> {
  return (await db.run(expired, [before])).length;
}
