import { recordProductAct } from '#modules/catalog/record-product-act.ts';
import { listProductChoices } from '#modules/catalog/shop-products.ts';
import { findProductsToChange, findSkuOwners } from '#modules/catalog/stock-sheet.ts';
import { findDraftsToJoin } from '#modules/drafts/import-draft.ts';
import { currentRates } from '#modules/ledger/current-rates.ts';
import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { plainCell } from '#shared/csv.ts';
import { DomainError } from '#shared/errors.ts';
import { createVocabulary } from './cell-rules.ts';
import { type ImportField, isImportField } from './column-rules.ts';
import type { ImportView } from './contract.ts';
import { evaluateRows, type Facts, type SentRow } from './evaluate.ts';
import { type ImportEvent, importTransitions } from './import-rules.ts';
import { confirmRows, type ImportEntry, lockImport, readCounts, readRowsToCheck, updateImport, updateVerdicts } from './queries.ts';
import { undoUntil, viewImport } from './views.ts';
import { workOnImportJob } from './work-on-import.ts';

/** Rows that are written at a time. */
const chunk = 500;

/** Reads everything that the rows are compared with. */
async function readFacts(tx: Context, sellerId: string, rows: readonly SentRow[], columns: readonly string[]): Promise<Facts> {
  const cellsOf = (field: ImportField) => {
    const index = columns.indexOf(field);
    return index < 0 ? [] : [...new Set(rows.map(({ cells }) => plainCell(cells[index] ?? '')).filter(Boolean))];
  };
  const [ids, skus] = [cellsOf('piece'), cellsOf('sku')];
  const products = await findProductsToChange(tx, sellerId, ids, skus);
  const drafts = await findDraftsToJoin(tx, sellerId, { productIds: products.map(({ id }) => id), skus });
  return {
    products: new Map(products.map((product) => [product.id, product])),
    skuOwners: await findSkuOwners(tx, sellerId, skus),
    draftsOfProducts: new Map(drafts.flatMap((draft) => (draft.productId === null ? [] : [[draft.productId, draft] as const]))),
    draftsOfSkus: new Map(
      drafts
        .filter(({ productId }) => productId === null)
        .flatMap((draft) => (draft.body.variants ?? []).flatMap(({ sku }) => (sku ? [[sku, draft] as const] : []))),
    ),
    vocabulary: createVocabulary((await listProductChoices(tx)).data),
    tax: (await currentRates(tx)).tax,
    day: dayInIndia(tx.now()),
  };
}

/** Checks the rows that nothing came of yet: the import without its changes. */
async function check(tx: Context, { id, sellerId }: ImportEntry, columns: readonly string[]): Promise<void> {
  const rows = await readRowsToCheck(tx.db, id);
  const fields = columns.map((field): ImportField | '' => (isImportField(field) ? field : ''));
  const checked = await evaluateRows(rows, fields, await readFacts(tx, sellerId, rows, columns));
  for (let from = 0; from < checked.length; from += chunk) await updateVerdicts(tx.db, id, checked.slice(from, from + chunk));
}

/**
 * Runs an event of an import of the caller's shop in a transaction.
 * @throws {DomainError} NOT_FOUND, WRONG_STATE
 */
async function move(ctx: Context, id: string, event: ImportEvent, work: (tx: Context, entry: ImportEntry) => Promise<void>) {
  const { sellerId } = requireShop(ctx);
  await ctx.transaction(async (tx) => {
    const entry = await lockImport(tx.db, id, sellerId);
    if (!entry) throw new DomainError('NOT_FOUND');
    const state = importTransitions[entry.state][event];
    if (state === undefined) throw new DomainError('WRONG_STATE', { state: entry.state });
    await work(tx, entry);
    await updateImport(tx.db, id, { state });
  });
  return viewImport(ctx, { id, sellerId });
}

/**
 * Notes what the columns are, and checks the rows.
 * @throws {DomainError} NOT_FOUND, WRONG_STATE, INVALID_INPUT for a field twice, or without a column that
 * names products
 */
export const checkImport = (
  ctx: Context,
  { import: id, columns }: { import: string; columns: (ImportField | '')[] },
): Promise<{ data: { import: ImportView } }> =>
  move(ctx, id, 'check', async (tx, entry) => {
    const twice = columns.findIndex((field, index) => field !== '' && columns.indexOf(field) < index);
    if (twice >= 0) throw new DomainError('INVALID_INPUT', { [`columns.${twice}`]: 'twice' });
    if (columns.length !== entry.header.length || !columns.some((field) => field === 'sku' || field === 'piece' || field === 'title.en'))
      throw new DomainError('INVALID_INPUT', { columns: 'missing' });
    await updateImport(tx.db, id, { columns });
    await check(tx, entry, columns);
  });

export interface ImportMove {
  import: string;
  event: 'check' | 'confirm' | 'apply' | 'stop' | 'undo';
  /** Rows whose prices are confirmed; all without it. */
  lines?: number[] | undefined;
}

/**
 * Checks again, confirms prices, applies, stops or undoes an import of the caller's shop.
 * @throws {DomainError} NOT_FOUND, WRONG_STATE, also where nothing is left to apply, or the days to undo are
 * over
 */
export const moveImport = (ctx: Context, { import: id, event, lines }: ImportMove): Promise<{ data: { import: ImportView } }> =>
  move(ctx, id, event, async (tx, entry) => {
    const { waiting, done } = await readCounts(tx.db, id);
    const isLate = entry.appliedAt === null || undoUntil(entry.appliedAt) < tx.now();
    if (event === 'apply' && waiting === 0 && entry.state === 'checked') throw new DomainError('WRONG_STATE', { state: entry.state });
    if (event === 'undo' && (isLate || (done === 0 && entry.state !== 'undoing')))
      throw new DomainError('WRONG_STATE', { state: entry.state });
    if (event === 'confirm') await confirmRows(tx.db, id, lines);
    if (event === 'confirm' || event === 'check') await check(tx, entry, entry.columns ?? []);
    // Work that was cut off and goes on is the same act.
    if (event === 'apply' && entry.state !== 'applying') await recordProductAct(tx, { act: 'import-apply', changes: waiting });
    if (event === 'undo' && entry.state !== 'undoing') await recordProductAct(tx, { act: 'import-undo', changes: done });
    if (event === 'apply') await updateImport(tx.db, id, { appliedAt: tx.now() });
    if (event === 'apply' || event === 'undo') await tx.enqueue(workOnImportJob, { importId: id });
  });
