import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { Failure } from '#shared/errors.ts';
import { users } from './tables.ts';

/**
 * Lets changes of what is kept about a person in one after the other, until the transaction ends: what is counted stays true, and
 * nothing is written about somebody who is being erased.
 * @throws {Failure} UNAUTHORIZED when the account is gone
 */
export async function lockPerson(ctx: Context, userId: string): Promise<void> {
  const found = await ctx.db.orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
    .for('update');
  if (found.length === 0) throw new Failure('UNAUTHORIZED');
}
