import type { Context } from '#platform/context.ts';
import { readKnownPosts } from './write-queries.ts';

/** Those of `slugs` that name a story already, published or not. */
export const listKnownPosts = (ctx: Context, slugs: readonly string[]): Promise<string[]> => readKnownPosts(ctx.db, slugs);
