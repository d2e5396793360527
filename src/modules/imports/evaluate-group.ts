import { findSellableFaults } from '#modules/catalog/change-product.ts';
import { findUnclearPrice, type PricedInput } from '#modules/catalog/require-clear-price.ts';
import type { ProductBody } from '#modules/catalog/shop-contract.ts';
import type { DraftBody } from '#modules/drafts/draft-contract.ts';
import { requireComplete } from '#modules/drafts/write-draft.ts';
import { DomainError } from '#shared/errors.ts';
import { formatRupees } from '#shared/money.ts';
import { fieldOfPath, isVariantField, printField, type VariantBody, writeField, writeVariantField } from './body-rules.ts';
import type { CellValue } from './cell-rules.ts';
import type { CellProblem } from './contract.ts';
import type { Facts, ReadRow, Target } from './evaluate.ts';
import { isPriceJump } from './import-rules.ts';
import type { Plan } from './plan.ts';

/** Variants of a product. */
const maxVariants = 60;

/** The rows of one product while they are compared with it. */
interface Group {
  rows: readonly ReadRow[];
  target: Target;
  facts: Facts;
  /** Body of the product as it was, and with the rows. */
  before: DraftBody;
  after: DraftBody;
  /** The row that each variant of `after` is written by. */
  rowsOfVariants: Map<number, ReadRow>;
  plan: Plan;
}

const refuse = (row: ReadRow, problem: CellProblem) => {
  if (!row.problems.some(({ field }) => field !== undefined && field === problem.field)) row.problems.push(problem);
};

/**
 * Finds the variant of a row in the body, or adds one.
 * @returns its index; undefined where the row says nothing about one
 */
function variantOf(group: Group, row: ReadRow): number | undefined {
  const variants = group.after.variants ?? [];
  const sku = row.values.get('sku');
  const says = [...row.values.keys()].some(isVariantField);
  if (sku === undefined) {
    if (variants.length === 1 && (group.target.product || group.target.draft)) return 0;
    if (!says && group.target.product) return undefined;
    if (group.target.product) {
      refuse(row, { field: 'sku', code: 'missing' });
      return undefined;
    }
  }
  const live = group.target.product?.body.variants.find((each) => each.sku === sku);
  const index = variants.findIndex((each) => (sku !== undefined && each.sku === sku) || (live !== undefined && each._id === live._id));
  if (index >= 0) return index;
  group.after = { ...group.after, variants: [...variants, { ...(sku === undefined ? {} : { sku: String(sku) }), priceDeltaPaise: 0 }] };
  return variants.length;
}

/** Compares a new price of a product on sale, which counts at once. */
function comparePrice({ target: { product }, facts, plan }: Group, row: ReadRow, value: CellValue): void {
  if (!product) return;
  const { basePricePaise: before, variants, hsn, taxEntry } = product.body;
  const after = Number(value);
  if (after === before) return;
  row.changes.push({ field: 'price', before: formatRupees(before), after: formatRupees(after) });
  plan.price = { before, after };
  if (isPriceJump(before, after) && !row.confirmed)
    refuse(row, { field: 'price', value: formatRupees(after), code: 'jump', detail: formatRupees(before) });
  checkPrice(row, { hsn, taxEntry, basePricePaise: after, variants }, facts);
}

function checkPrice(row: ReadRow, input: PricedInput, { tax, day }: Facts): void {
  const value = formatRupees(input.basePricePaise);
  if (input.variants.some(({ priceDeltaPaise }) => input.basePricePaise + priceDeltaPaise < 100))
    refuse(row, { field: 'price', value, code: 'low' });
  const unclear = findUnclearPrice(tax, input, day);
  if (unclear)
    refuse(row, {
      field: 'price',
      value,
      code: 'unclear',
      detail: `${formatRupees(unclear.maxPaise)} – ${formatRupees(unclear.minPaise)}`,
    });
}

/**
 * Compares the count of a variant on sale, which counts at once. Where some were sold since the export that
 * the file came from, the change says so.
 */
function compareCount({ plan }: Group, row: ReadRow, { _id = '', units = 0 }: VariantBody, value: CellValue): void {
  const after = Number(value);
  if (after === units) return;
  const counted = row.values.get('counted');
  const isOld = typeof counted === 'number' && counted !== units;
  row.changes.push({ field: 'stock', before: String(units), after: String(after), ...(isOld ? { counted } : {}) });
  plan.counts = [...(plan.counts ?? []), { variant: _id, before: units, after }];
}

/** Writes a row into the body, and what it changes at once into the plan. */
function writeRow(group: Group, row: ReadRow, isNew: boolean): void {
  const { target, facts } = group;
  const index = variantOf(group, row);
  const beforeVariant = index === undefined ? undefined : group.before.variants?.[index];
  const live = target.product?.body.variants.find(({ _id }) => _id !== undefined && _id === beforeVariant?._id);
  if (index !== undefined) group.rowsOfVariants.set(index, row);
  for (const [field, value] of row.values) {
    if (field === 'piece' || field === 'sku' || field === 'counted') continue;
    if (field === 'price' && target.product) {
      comparePrice(group, row, value);
      continue;
    }
    if (field === 'stock' && live) {
      compareCount(group, row, live, value);
      continue;
    }
    const earlier = group.rows.find((other) => other.line < row.line && !isVariantField(field) && other.values.has(field));
    if (earlier && JSON.stringify(earlier.values.get(field)) !== JSON.stringify(value))
      refuse(row, { field, value: String(value), code: 'differs', detail: String(earlier.line) });
    if (isVariantField(field) && index !== undefined) {
      const variants = (group.after.variants ?? []).map((each, at) => (at === index ? writeVariantField(each, field, value) : each));
      group.after = { ...group.after, variants };
    } else group.after = writeField(group.after, field, value);
    const printed = [
      { body: group.before, variant: beforeVariant },
      { body: group.after, variant: index === undefined ? undefined : group.after.variants?.[index] },
    ].map((each) => printField(field, each, facts.vocabulary, 'en'));
    if (!isNew && printed[0] !== printed[1]) row.changes.push({ field, before: printed[0] ?? '', after: printed[1] ?? '' });
  }
  if (!isNew && index !== undefined && !beforeVariant)
    row.changes.push({ field: 'sku', before: '', after: String(row.values.get('sku') ?? '') });
}

/** Reads the whole product that the rows make. @returns codes of faults by dotted fields */
function faultsOf(body: DraftBody, facts: Facts): { faults: Record<string, string>; complete?: ProductBody } {
  try {
    const complete = requireComplete(body);
    return { faults: findSellableFaults(complete, facts.tax, facts.day), complete };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { faults: error.fields };
  }
}

/** Notes faults of the words at their cells. Of a product that is there, only what the rows say is blamed. */
function checkWords({ rows, rowsOfVariants, facts, after, target }: Group, isNew: boolean): void {
  const { faults, complete } = faultsOf(after, facts);
  for (const [path, code] of Object.entries(faults)) {
    const { field, variant } = fieldOfPath(path);
    const row = variant === undefined ? (rows.find(({ values }) => values.has(field)) ?? rows[0]) : rowsOfVariants.get(variant);
    const value = row?.values.get(field);
    if (!row || (!isNew && value === undefined)) continue;
    refuse(row, {
      field,
      code: field === 'hsn' && code === 'unknown' ? 'hsn' : code,
      ...(value === undefined || value === null ? {} : { value: String(value).slice(0, 200) }),
    });
  }
  const priced = rows.find(({ values }) => values.has('price')) ?? rows[0];
  if (complete && priced && !target.product) checkPrice(priced, complete, facts);
}

/**
 * Compares the rows of a product with it, and notes changes and problems at the rows.
 * @returns what applying them does; undefined where that is nothing
 */
export function evaluateGroup(rows: readonly ReadRow[], target: Target, facts: Facts): Plan | undefined {
  if (rows.length > maxVariants) {
    for (const row of rows) refuse(row, { field: 'sku', code: 'many' });
    return undefined;
  }
  const isNew = !target.product && !target.draft;
  const before: DraftBody = target.draft?.body ?? target.product?.body ?? { oneOfAKind: false, dimensions: {}, variants: [] };
  const group: Group = { rows, target, facts, before, after: before, rowsOfVariants: new Map(), plan: {} };
  for (const row of rows) {
    const sku = row.values.get('sku');
    const owner = typeof sku === 'string' ? facts.skuOwners.get(sku) : undefined;
    if (owner !== undefined && owner !== target.product?.id) refuse(row, { field: 'sku', value: String(sku), code: 'taken' });
    writeRow(group, row, isNew);
  }
  const { plan, after } = group;
  const isChanged = JSON.stringify(after) !== JSON.stringify(before);
  if (isChanged || isNew) {
    checkWords(group, isNew);
    const { draft } = target;
    plan.draft = { seen: draft && { id: draft.id, version: draft.version, body: draft.body }, body: after };
  }
  if (target.product) plan.product = { id: target.product.id, version: target.product.version };
  return plan.draft || plan.price || plan.counts ? plan : undefined;
}
