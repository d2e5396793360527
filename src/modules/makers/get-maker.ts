import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { Maker } from './contract.ts';
import { readMaker, readMakers } from './queries.ts';

/** @throws {DomainError} MAKER_NOT_FOUND */
export async function getMaker(ctx: Context, input: { slug: string }): Promise<Maker> {
  const maker = await readMaker(ctx.db, input.slug);
  if (!maker) throw new DomainError('MAKER_NOT_FOUND');
  ctx.cache.dependsOn(`maker:${maker._id}`);
  return maker;
}

/** Makers in order of their slug; `next` goes into `after`. */
export async function listMakers(ctx: Context, input: { after?: string | undefined; limit: number }) {
  ctx.cache.dependsOn('makers');
  const rows = await readMakers(ctx.db, input.after, input.limit + 1);
  const makers = rows.slice(0, input.limit);
  const last = makers.at(-1);
  return { data: { makers }, ...(rows.length > input.limit && last ? { next: last.slug } : {}) };
}
