import { guestToken, guestTokenHash } from '#modules/accounts/guest-token.ts';
import type { Context } from '#platform/context.ts';

/**
 * Names the holder of a buyer's own unpaid orders: the account, or the browser of a guest.
 * @returns undefined for a guest without a cookie
 */
export function selfHolder(ctx: Context, userId: string | undefined, token = guestToken(ctx)): string | undefined {
  if (userId !== undefined) return `account:${ctx.secrets.digest('holder account', userId)}`;
  return token === undefined ? undefined : `device:${ctx.secrets.digest('holder device', guestTokenHash(token))}`;
}
