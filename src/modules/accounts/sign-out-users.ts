import type { Context } from '#platform/context.ts';
import { revokeSessions } from './open-session.ts';
import { lockUser, lockUserByEmail, readSignedInUserIds } from './queries.ts';

const reason = 'by the operator';

/**
 * Ends every session of the account with this address.
 * @returns how many ended; undefined without such an account
 */
export function signOutUser(ctx: Context, email: string): Promise<number | undefined> {
  return ctx.transaction(async (tx) => {
    const user = await lockUserByEmail(tx.db, email);
    return user && revokeSessions(tx, user.id, reason);
  });
}

/**
 * Ends the sessions of all users, account by account, so that requests go on meanwhile.
 * @returns how many ended
 */
export async function signOutAllUsers(ctx: Context): Promise<number> {
  let ended = 0;
  for (const userId of await readSignedInUserIds(ctx.db)) {
    ended += await ctx.transaction(async (tx) => {
      await lockUser(tx.db, userId);
      return revokeSessions(tx, userId, reason);
    });
  }
  return ended;
}
