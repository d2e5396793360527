import { setImmediate } from 'node:timers/promises';
import type { ProductFacts } from '#modules/catalog/stock-sheet.ts';
import type { DraftToJoin } from '#modules/drafts/import-draft.ts';
import type { TaxRate } from '#modules/ledger/rate-rules.ts';
import { plainCell } from '#shared/csv.ts';
import { type CellValue, parseCell, type Vocabulary } from './cell-rules.ts';
import { foldName, type ImportField } from './column-rules.ts';
import type { CellChange, CellProblem } from './contract.ts';
import { evaluateGroup } from './evaluate-group.ts';
import type { Verdict } from './import-rules.ts';
import type { Plan } from './plan.ts';

/** Everything that rows are compared with. */
export interface Facts {
  products: ReadonlyMap<string, ProductFacts>;
  /** Products by the codes that they use, of retired variants, too. */
  skuOwners: ReadonlyMap<string, string>;
  /** Open drafts by the product that they are about. */
  draftsOfProducts: ReadonlyMap<string, DraftToJoin>;
  /** Open drafts of new products by their codes. */
  draftsOfSkus: ReadonlyMap<string, DraftToJoin>;
  vocabulary: Vocabulary;
  tax: readonly TaxRate[];
  /** ISO 8601, in India. */
  day: string;
}

export interface SentRow {
  line: number;
  cells: readonly string[];
  confirmed: boolean;
}

/** A row on its way through the check. */
export interface CheckedRow {
  line: number;
  groupLine: number;
  verdict: Verdict;
  problems: CellProblem[];
  changes: CellChange[];
  plan?: Plan;
}

export interface ReadRow {
  line: number;
  confirmed: boolean;
  values: ReadonlyMap<ImportField, CellValue>;
  problems: CellProblem[];
  changes: CellChange[];
}

/** A product as the check finds it: one on sale, a draft of a new one, or neither. */
export interface Target {
  product?: ProductFacts | undefined;
  draft?: DraftToJoin | undefined;
}

/** Ids of products are of this shape; other words of the column join the rows of a new product. */
const looksLikeId = (text: string) => /^[2-9a-hjkmnp-z]{14}$/.test(text);

function readRow({ line, cells, confirmed }: SentRow, columns: readonly (ImportField | '')[], vocabulary: Vocabulary): ReadRow {
  const values = new Map<ImportField, CellValue>();
  const problems: CellProblem[] = cells.slice(columns.length).some((cell) => cell !== '') ? [{ code: 'cells' }] : [];
  for (const [index, field] of columns.entries()) {
    const text = plainCell(cells[index] ?? '');
    if (field === '' || text === '') continue;
    const parsed = parseCell(field, text, vocabulary);
    if ('value' in parsed) values.set(field, parsed.value);
    else problems.push({ field, value: text.slice(0, 200), ...parsed });
  }
  return { line, confirmed, values, problems, changes: [] };
}

const textOf = (row: ReadRow, field: ImportField) => {
  const value = row.values.get(field);
  return typeof value === 'string' ? value : undefined;
};

/** Notes codes that stand in two rows. */
function findTwice(rows: readonly ReadRow[]): void {
  const lines = new Map<string, number>();
  for (const row of rows) {
    const sku = textOf(row, 'sku');
    if (sku === undefined) continue;
    const first = lines.get(sku);
    if (first === undefined) lines.set(sku, row.line);
    else row.problems.push({ field: 'sku', value: sku, code: 'twice', detail: String(first) });
  }
}

/** Finds what a row is about: by its number, else by its code. */
function targetOf(row: ReadRow, facts: Facts): Target {
  const [id = '', sku = ''] = [textOf(row, 'piece'), textOf(row, 'sku')];
  const product = facts.products.get(id) ?? facts.products.get(facts.skuOwners.get(sku) ?? '');
  if (!product && looksLikeId(id) && !row.problems.some(({ code }) => code === 'product'))
    row.problems.push({ field: 'piece', value: id, code: 'product' });
  return product ? { product, draft: facts.draftsOfProducts.get(product.id) } : { draft: facts.draftsOfSkus.get(sku) };
}

/** Puts the rows of a product together. */
function groupRows(rows: readonly ReadRow[], facts: Facts): { target: Target; rows: ReadRow[] }[] {
  const nameOf = (row: ReadRow) => foldName(textOf(row, 'piece') ?? '');
  const targets = rows.map((row) => targetOf(row, facts));
  const named = new Map<string, Target>();
  for (const [index, row] of rows.entries()) {
    const target = targets[index] as Target;
    if (nameOf(row) && (target.product ?? target.draft)) named.set(nameOf(row), target);
  }
  const groups = new Map<string, { target: Target; rows: ReadRow[] }>();
  for (const [index, row] of rows.entries()) {
    const own = targets[index] as Target;
    const target = own.product || own.draft ? own : (named.get(nameOf(row)) ?? own);
    const key = target.product?.id ?? target.draft?.id ?? (nameOf(row) ? `name ${nameOf(row)}` : `line ${row.line}`);
    const group = groups.get(key) ?? { target, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function verdictOf({ problems, changes }: ReadRow, isNew: boolean): Verdict {
  if (problems.length > 0) return 'refused';
  return isNew ? 'new' : changes.length > 0 ? 'changed' : 'same';
}

/** Rows after which others get their turn: thousands of them are a second of work. */
const rowsOfTurn = 250;

/** Checks rows: what each would do, or why it is refused. Nothing is written. */
export async function evaluateRows(sent: readonly SentRow[], columns: readonly (ImportField | '')[], facts: Facts): Promise<CheckedRow[]> {
  const read: ReadRow[] = [];
  for (const row of sent) {
    read.push(readRow(row, columns, facts.vocabulary));
    if (read.length % rowsOfTurn === 0) await setImmediate();
  }
  findTwice(read);
  const checked: CheckedRow[] = [];
  for (const [index, { target, rows }] of groupRows(read, facts).entries()) {
    checked.push(...checkGroup(rows, target, facts));
    if (index % rowsOfTurn === rowsOfTurn - 1) await setImmediate();
  }
  return checked;
}

function checkGroup(rows: readonly ReadRow[], target: Target, facts: Facts): CheckedRow[] {
  const plan = evaluateGroup(rows, target, facts);
  const refused = rows.find(({ problems }) => problems.length > 0);
  const groupLine = rows[0]?.line ?? 0;
  const isNew = !target.product && !target.draft;
  return rows.map((row) => {
    if (refused && row.problems.length === 0) row.problems.push({ code: 'sibling', detail: String(refused.line) });
    const { line, problems, changes } = row;
    const isPlanned = !refused && line === groupLine && plan !== undefined;
    return { line, groupLine, verdict: verdictOf(row, isNew), problems, changes, ...(isPlanned ? { plan } : {}) };
  });
}
