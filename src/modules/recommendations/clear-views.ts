import { requireActor } from '#modules/accounts/get-me.ts';
import { lockPerson } from '#modules/accounts/lock-person.ts';
import type { Context } from '#platform/context.ts';
import { deleteViews } from './queries.ts';

/** Deletes the viewing history of the account. */
export async function clearViews(ctx: Context): Promise<{ status: 'success' }> {
  const { userId } = requireActor(ctx);
  await ctx.transaction(async (tx) => {
    await lockPerson(tx, userId);
    await deleteViews(tx.db, userId);
  });
  return { status: 'success' };
}
