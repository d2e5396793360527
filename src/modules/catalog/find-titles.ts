import type { Context } from '#platform/context.ts';
import type { Localized } from '#shared/localized.ts';
import { readTitles } from './shop-queries.ts';

/** Finds the titles of products of a seller by their ids; those of others are left out. */
export const findTitles = async (ctx: Context, sellerId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Localized>> =>
  new Map(ids.length === 0 ? [] : (await readTitles(ctx.db, sellerId, ids)).map(({ id, title }) => [id, title] as const));
