import { networkOf } from '#modules/accounts/session-rules.ts';
import type { Context } from '#platform/context.ts';
import { limitKey } from '#platform/http/client-address.ts';
import { isLimitReached, takeLimit } from '#platform/limits/take-limit.ts';
import { Failure } from '#shared/errors.ts';

const hour = 3_600;
/** Different codes that do not exist, by one account or one network address. */
const byCaller = { name: 'unknown coupons', most: 20, seconds: hour };
/** The same by a whole network of addresses, where nobody is signed in. */
const byNetwork = { name: 'unknown coupons by network', most: 200, seconds: hour };
const byCode = { name: 'unknown coupon', most: 1, seconds: hour };

const callerOf = ({ actor, address }: Context): string | undefined =>
  actor ? `person ${actor.userId}` : address === undefined ? undefined : `address ${limitKey(address)}`;

/**
 * Whether the caller may still try coupon codes. Where not, a code that exists is refused like one that does not: otherwise the refusals
 * alone would tell which is which.
 */
export async function mayTryCoupons(ctx: Context): Promise<boolean> {
  const caller = callerOf(ctx);
  if (caller === undefined) return true;
  if (await isLimitReached(ctx, byCaller, caller)) return false;
  return ctx.actor !== undefined || !(await isLimitReached(ctx, byNetwork, networkOf(ctx.address ?? '')));
}

/** Counts a code that does not exist. A cart asks for the same one with every change: that is one guess. Call it outside transactions. */
export async function countUnknownCoupon(ctx: Context, code: string): Promise<void> {
  const caller = callerOf(ctx);
  if (caller === undefined || (await isLimitReached(ctx, byCode, `${caller}\n${code}`))) return;
  try {
    await takeLimit(ctx, byCode, `${caller}\n${code}`);
    await takeLimit(ctx, byCaller, caller);
    if (!ctx.actor) await takeLimit(ctx, byNetwork, networkOf(ctx.address ?? ''));
  } catch (error) {
    // Several at once: the next one is refused.
    if (!(error instanceof Failure)) throw error;
  }
}
