import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { lockUser } from './queries.ts';

/**
 * Locks an account's row until the transaction ends: limits that are counted under the lock hold, and nothing
 * is written about an account that is being erased.
 * @throws {DomainError} UNAUTHORIZED when the account is gone
 */
export async function lockPerson(ctx: Context, userId: string): Promise<NonNullable<Awaited<ReturnType<typeof lockUser>>>> {
  const user = await lockUser(ctx.db, userId);
  if (!user) throw new DomainError('UNAUTHORIZED');
  return user;
}
