import type { Context } from '#platform/context.ts';
import { readUser } from './queries.ts';

/** The address that reaches a person; undefined once the person was erased. */
export async function findEmail(ctx: Context, userId: string): Promise<string | undefined> {
  return (await readUser(ctx.db, userId))?.email ?? undefined;
}
