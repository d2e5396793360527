import type { Context } from '#platform/context.ts';
import type { Maker } from './contract.ts';
import { readMakersByIds } from './queries.ts';

/** Makers in the order of `ids`, without their stories; unknown ones are left out. */
export async function findMakers(ctx: Context, ids: readonly string[]): Promise<Omit<Maker, 'story'>[]> {
  const found = new Map((await readMakersByIds(ctx.db, ids)).map((maker) => [maker._id, maker]));
  const makers = ids.flatMap((id) => found.get(id) ?? []);
  for (const { _id } of makers) ctx.cache.dependsOn(`maker:${_id}`);
  return makers;
}
