import type { Context } from '#platform/context.ts';
import { type ListedTaxChange, readTaxChanges } from './tax-queries.ts';

/** Changes that an operator reads at once. */
const limit = 500;

/** Lists lines whose tax changed between the order and the invoice, the latest first. */
export const listTaxChanges = (ctx: Context): Promise<ListedTaxChange[]> => readTaxChanges(ctx.db, limit);
