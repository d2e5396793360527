import type { Context } from '#platform/context.ts';
import { readExistingSlugs } from './write-queries.ts';

/** Those of `slugs` that name a story already, published or not. */
export const listExistingSlugs = (ctx: Context, slugs: readonly string[]): Promise<string[]> => readExistingSlugs(ctx.db, slugs);
