import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { type ImportField, importFields, isImportField } from './column-rules.ts';
import type { ImportRowView, ImportSummary, ImportView, ShownRows } from './contract.ts';
import { columnName, fileProblem, problemReason } from './fault-words.ts';
import { undoDays } from './import-rules.ts';
import { type ImportEntry, type RowEntry, readCounts, readImport, readShownRows } from './queries.ts';

/** Rows of a page. */
const pageSize = 50;
const day = 24 * 60 * 60 * 1000;

/** Gives an import as lists show it. */
export const toSummary = ({ id, fileName, state, createdAt, rows }: ImportEntry & { rows: number }): ImportSummary => ({
  _id: id,
  fileName,
  state,
  createdAt: createdAt.toISOString(),
  rows,
});

type Shown = Pick<RowEntry, 'line' | 'cells' | 'verdict' | 'outcome' | 'problems' | 'changes'>;

/** Names a row by what stands in it. */
function titleOf(cells: readonly string[], columns: readonly string[]): string {
  const fields: ImportField[] = ['title.en', 'title.hi', 'sku', 'piece'];
  return fields.map((field) => cells[columns.indexOf(field)]).find(Boolean) ?? cells.find(Boolean) ?? '';
}

const toRow = ({ line, cells, verdict, outcome, problems, changes }: Shown, columns: readonly string[]): ImportRowView => ({
  line,
  title: titleOf(cells, columns),
  ...(verdict ? { verdict } : {}),
  ...(outcome ? { outcome } : {}),
  problems: problems.map((problem) => ({
    ...problem,
    reason: problemReason(problem),
    ...(problem.field ? { column: columnName(problem.field) } : {}),
  })),
  changes: changes.map((change) => ({ ...change, column: columnName(change.field) })),
});

/** Moment until which an import can be undone. */
export const undoUntil = (appliedAt: Date): Date => new Date(appliedAt.getTime() + undoDays * day);

/**
 * Gives an import of a seller with a page of its rows.
 * @throws {DomainError} NOT_FOUND, also for those of others
 */
export async function viewImport(
  ctx: Context,
  { id, sellerId, show, after }: { id: string; sellerId: string; show?: ShownRows | undefined; after?: number | undefined },
): Promise<{ data: { import: ImportView } }> {
  const entry = await readImport(ctx.db, id, sellerId);
  if (!entry) throw new DomainError('NOT_FOUND');
  const { rows, ...counts } = await readCounts(ctx.db, id);
  const columns = entry.columns ?? [];
  const samples = await readShownRows(ctx.db, { importId: id, limit: 20 });
  const shown = await readShownRows(ctx.db, { importId: id, show, after, limit: pageSize + 1 });
  const next = shown.length > pageSize ? shown[pageSize - 1]?.line : undefined;
  return {
    data: {
      import: {
        ...toSummary({ ...entry, rows }),
        ...(entry.problem ? { problem: fileProblem(entry.problem) } : {}),
        columns: entry.header.map((name, index) => {
          const field = columns[index] ?? '';
          const sample = samples.map(({ cells }) => cells[index]).find(Boolean) ?? '';
          return { name, sample: sample.slice(0, 80), field: isImportField(field) ? field : '' };
        }),
        fields: importFields.map((value) => ({ value, label: columnName(value) })),
        counts,
        ...(entry.appliedAt ? { undoUntil: undoUntil(entry.appliedAt).toISOString() } : {}),
        shown: shown.slice(0, pageSize).map((row) => toRow(row, columns)),
        ...(next === undefined ? {} : { next }),
      },
    },
  };
}
