import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { withSavepoint } from '#platform/database/with-savepoint.ts';
import { DomainError } from '#shared/errors.ts';
import { recordProductAct } from './record-product-act.ts';
import { lockVariantRows, readBodiesAfter, readBodiesByName, readSheet, readSkuOwners } from './sheet-queries.ts';
import { price, type SheetCell, type SheetResult, type SheetRow, units } from './shop-contract.ts';
import { changeCount, changePrice } from './shop-products.ts';

export type { ProductFacts } from './sheet-queries.ts';

const pageSize = 50;

/**
 * Lists variants of the caller's shop with prices and counts.
 * @param after ids of product and variant with a dot between them
 */
export async function listStock(
  ctx: Context,
  { after }: { after?: string | undefined },
): Promise<{ data: { rows: SheetRow[]; next?: string } }> {
  const [product, variant] = after?.split('.') ?? [];
  const found = await readSheet(ctx.db, { sellerId: requireShop(ctx).sellerId, product, variant, limit: pageSize + 1 });
  const shown = found.slice(0, pageSize);
  const rows = shown.map(({ color, ...row }, index) => ({
    ...row,
    ...(color ? { color } : {}),
    isFirst: row.product !== shown[index - 1]?.product,
  }));
  const last = found.length > pageSize ? rows.at(-1) : undefined;
  return { data: { rows, ...(last ? { next: `${last.product}.${last.variant}` } : {}) } };
}

/** Locks variants of a seller in the order in which orders lock them. Call it before several are changed. */
export const lockVariants = (tx: Context, sellerId: string, ids: readonly string[]): Promise<void> => lockVariantRows(tx.db, sellerId, ids);

const faultOf = ({ code, fields }: DomainError): SheetResult['fault'] =>
  code === 'CONFLICT' ? 'changed' : code === 'PRODUCT_NOT_FOUND' ? 'missing' : fields.basePricePaise === 'low' ? 'low' : 'wrong';

/** Makes one change. @returns the cell that takes it back */
async function saveCell(tx: Context, sellerId: string, cell: SheetCell): Promise<SheetCell> {
  const { product, seen, value } = cell;
  if (cell.kind === 'units') {
    await changeCount(tx, sellerId, { product, variant: cell.variant, seen, units: value });
    return { ...cell, seen: value, value: seen };
  }
  await changePrice(tx, { sellerId, product, version: cell.version, basePricePaise: value });
  return { ...cell, version: cell.version + 1, seen: value, value: seen };
}

/** Records the cells that were taken: one by what it changed, several by their number. */
async function recordSheet(tx: Context, cells: readonly SheetCell[], results: readonly SheetResult[]): Promise<void> {
  const taken = cells.filter(({ seen, value }, index) => results[index]?.undo && seen !== value);
  const [first] = taken;
  if (!first || taken.length > 1) return recordProductAct(tx, { act: 'sheet', changes: taken.length });
  const { kind, product, seen: before, value: after } = first;
  await recordProductAct(tx, { act: kind === 'units' ? 'stock' : 'price', product, before, after });
}

/** Changes counts and prices of the caller's shop; each cell is taken or refused for itself. */
export async function saveStock(ctx: Context, { cells }: { cells: SheetCell[] }): Promise<{ data: { results: SheetResult[] } }> {
  const { sellerId, powers } = requireShop(ctx);
  return ctx.transaction(async (tx) => {
    const variants = cells.flatMap((cell) => (cell.kind === 'units' ? [cell.variant] : []));
    await lockVariants(tx, sellerId, variants);
    const results: SheetResult[] = cells.map(() => ({}));
    // Products are locked in one order, too.
    const ordered = [...cells.entries()].sort(([, a], [, b]) => (a.product < b.product ? -1 : 1));
    for (const [index, cell] of ordered) {
      const isValid = (cell.kind === 'units' ? units : price).safeParse(cell.value).success;
      if (cell.kind === 'price' && !powers.includes('products')) results[index] = { fault: 'forbidden' };
      else if (!isValid) results[index] = { fault: 'wrong' };
      else
        results[index] = await withSavepoint(tx, () => saveCell(tx, sellerId, cell)).then(
          (undo) => ({ undo }),
          (error: unknown) => {
            if (!(error instanceof DomainError)) throw error;
            return { fault: faultOf(error) };
          },
        );
    }
    await recordSheet(tx, cells, results);
    return { data: { results } };
  });
}

/** Finds products of a seller by their ids and by the codes of their variants. */
export const findProductsToChange = (ctx: Context, sellerId: string, ids: readonly string[], skus: readonly string[]) =>
  readBodiesByName(ctx.db, sellerId, ids, skus);

/** Finds the product of a seller that uses each code, retired variants included. */
export const findSkuOwners = (ctx: Context, sellerId: string, skus: readonly string[]) => readSkuOwners(ctx.db, sellerId, skus);

/** Lists all products of a seller, page by page. */
export async function* listProductPages(ctx: Context, sellerId: string) {
  for (let after: string | undefined; ; ) {
    const page = await readBodiesAfter(ctx.db, sellerId, after, 200);
    if (page.length > 0) yield page;
    after = page.at(-1)?.id;
    if (page.length < 200) return;
  }
}
