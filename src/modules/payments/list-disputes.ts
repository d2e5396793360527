import type { Context } from '#platform/context.ts';
import { type ListedDispute, readDisputes } from './dispute-queries.ts';

/** Lists disputes by the end of their terms: those that are not decided, or all. */
export const listDisputes = (ctx: Context, { all }: { all: boolean }): Promise<ListedDispute[]> => readDisputes(ctx.db, all);
