import { changeCount, changePrice } from '#modules/catalog/shop-products.ts';
import { lockVariants } from '#modules/catalog/stock-sheet.ts';
import { dropDraft, writeDraft } from '#modules/drafts/import-draft.ts';
import type { Context } from '#platform/context.ts';
import { withSavepoint } from '#platform/database/with-savepoint.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { DomainError } from '#shared/errors.ts';
import { importTransitions } from './import-rules.ts';
import type { Plan, UndoStep } from './plan.ts';
import { type ImportEntry, lockImport, readNextPlans, readNextUndos, updateImport, updateOutcomes } from './queries.ts';

/** Products of one transaction, and transactions of one run of the job. */
const batchSize = 50;
const batchesOfRun = 20;

/**
 * Does what a plan says.
 * @returns how it is taken back
 * @throws {DomainError} where something is not as it was seen
 */
async function applyPlan(tx: Context, sellerId: string, { product, price, counts = [], draft }: Plan): Promise<UndoStep> {
  const undo: UndoStep = {};
  if (product && price) {
    await changePrice(tx, { sellerId, product: product.id, version: product.version, basePricePaise: price.after });
    undo.price = { product: product.id, version: product.version + 1, before: price.before };
  }
  for (const { variant, before, after } of counts) {
    const change = { product: product?.id ?? '', variant, before, after };
    await changeCount(tx, sellerId, { product: change.product, variant, seen: before, units: after });
    undo.counts = [...(undo.counts ?? []), change];
  }
  if (draft) {
    const written = await writeDraft(tx, { sellerId, productId: product?.id, seen: draft.seen, body: draft.body });
    undo.draft = { id: written.id, version: written.version, before: draft.seen?.body };
  }
  return undo;
}

/** Takes a product back. @throws {DomainError} where it was touched since */
async function undoStep(tx: Context, sellerId: string, { price, counts = [], draft }: UndoStep): Promise<void> {
  if (price) await changePrice(tx, { sellerId, ...price, basePricePaise: price.before });
  for (const { product, variant, before, after } of counts)
    await changeCount(tx, sellerId, { product, variant, seen: after, units: before });
  if (draft?.before) await writeDraft(tx, { sellerId, seen: draft, body: draft.before });
  else if (draft) await dropDraft(tx, sellerId, draft);
}

/** Tells whether a part of an import was done; an expected refusal leaves nothing of it. */
async function attempt<T>(tx: Context, work: () => Promise<T>): Promise<{ done: T } | undefined> {
  try {
    return { done: await withSavepoint(tx, work) };
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}

/** Locks what a batch changes, in the order in which orders and other imports lock it. */
const lockCounts = (tx: Context, sellerId: string, steps: readonly { counts?: readonly { variant: string }[] }[]) =>
  lockVariants(
    tx,
    sellerId,
    steps.flatMap(({ counts = [] }) => counts.map(({ variant }) => variant)),
  );

const byProduct = <T>(idOf: (each: T) => string | undefined, rows: readonly T[]): T[] =>
  [...rows].sort((a, b) => ((idOf(a) ?? '') < (idOf(b) ?? '') ? -1 : 1));

async function applyBatch(tx: Context, { id, sellerId }: ImportEntry): Promise<number> {
  const rows = await readNextPlans(tx.db, id, batchSize);
  const plans = rows.map(({ plan }) => plan);
  await lockCounts(tx, sellerId, plans);
  const outcomes: Parameters<typeof updateOutcomes>[2][number][] = [];
  for (const { line, plan } of byProduct(({ plan: { product } }) => product?.id, rows)) {
    const applied = await attempt(tx, () => applyPlan(tx, sellerId, plan));
    outcomes.push(applied ? { line, outcome: 'done', undo: applied.done } : { line, outcome: 'failed', problems: [{ code: 'meanwhile' }] });
  }
  await updateOutcomes(tx.db, id, outcomes);
  return rows.length;
}

async function undoBatch(tx: Context, { id, sellerId }: ImportEntry): Promise<number> {
  const rows = await readNextUndos(tx.db, id, batchSize);
  const steps = rows.map(({ undo }) => undo);
  await lockCounts(tx, sellerId, steps);
  const outcomes: Parameters<typeof updateOutcomes>[2][number][] = [];
  for (const { line, undo } of byProduct(({ undo: { price } }) => price?.product, rows)) {
    const undone = await attempt(tx, () => undoStep(tx, sellerId, undo));
    outcomes.push({ line, outcome: undone ? 'undone' : 'touched' });
  }
  await updateOutcomes(tx.db, id, outcomes);
  return rows.length;
}

/**
 * Applies or undoes the next products of an import in one transaction. The import is locked meanwhile, and
 * what came of a product is written with it: a crash, or a second worker, changes nothing twice.
 * @returns whether there may be more
 */
export const workOnBatch = (ctx: Context, importId: string): Promise<boolean> =>
  ctx.transaction(async (tx) => {
    const entry = await lockImport(tx.db, importId);
    if (entry?.state !== 'applying' && entry?.state !== 'undoing') return false;
    const isUndone = entry.state === 'undoing';
    if ((await (isUndone ? undoBatch : applyBatch)(tx, entry)) > 0) return true;
    const now = tx.now();
    await updateImport(tx.db, importId, {
      state: importTransitions[entry.state].finish ?? entry.state,
      ...(isUndone ? { undoneAt: now } : { appliedAt: now }),
    });
    return false;
  });

/** Applies or undoes an import, a batch after the other; what is left after some of them is another job. */
export const workOnImportJob: JobDefinition<{ importId: string }> = {
  name: 'work-on-import',
  retries: 5,
  timeoutSeconds: 120,
  async handle({ importId }, ctx) {
    for (let batch = 0; batch < batchesOfRun; batch++) if (!(await workOnBatch(ctx, importId))) return;
    await ctx.enqueue(workOnImportJob, { importId });
  },
};
