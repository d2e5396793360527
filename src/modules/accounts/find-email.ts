import type { Context } from '#platform/context.ts';
import { readUser, readUserByEmail } from './queries.ts';

/** The address that reaches a person; undefined once the person was erased. */
export async function findEmail(ctx: Context, userId: string): Promise<string | undefined> {
  return (await readUser(ctx.db, userId))?.email ?? undefined;
}

/** The key of the person whose account has an address; undefined where none has it. */
export async function findUserId(ctx: Context, email: string): Promise<string | undefined> {
  return (await readUserByEmail(ctx.db, email.trim().toLowerCase()))?.id;
}
