import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { lockUser } from './queries.ts';

/**
 * Lets changes of what is kept about a person in one after the other, until the transaction ends: what is counted stays true, and
 * nothing is written about somebody who is being erased.
 * @throws {DomainError} UNAUTHORIZED when the account is gone
 */
export async function lockPerson(ctx: Context, userId: string): Promise<NonNullable<Awaited<ReturnType<typeof lockUser>>>> {
  const user = await lockUser(ctx.db, userId);
  if (!user) throw new DomainError('UNAUTHORIZED');
  return user;
}
