import { networkOf } from '#modules/accounts/session-rules.ts';
import type { Context } from '#platform/context.ts';
import { rateLimitKey } from '#platform/http/client-address.ts';
import { consumeRateLimit, isRateLimitReached } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';

const hour = 3_600;
/** Different codes that do not exist, by one account or one network address. */
const byCaller = { name: 'unknown coupons', max: 20, seconds: hour };
/** The same by a whole network of addresses, where nobody is signed in. */
const byNetwork = { name: 'unknown coupons by network', max: 200, seconds: hour };
const byCode = { name: 'unknown coupon', max: 1, seconds: hour };

const callerOf = ({ actor, request: { address } }: Context): string | undefined =>
  actor ? `person ${actor.userId}` : address === undefined ? undefined : `address ${rateLimitKey(address)}`;

/**
 * Whether the caller may still try coupon codes. Where not, a code that exists is refused like one that does not: otherwise the refusals
 * alone would tell which is which.
 */
export async function mayTryCoupons(ctx: Context): Promise<boolean> {
  const caller = callerOf(ctx);
  if (caller === undefined) return true;
  if (await isRateLimitReached(ctx, byCaller, caller)) return false;
  return ctx.actor !== undefined || !(await isRateLimitReached(ctx, byNetwork, networkOf(ctx.request.address ?? '')));
}

/** Counts a code that does not exist. A cart asks for the same one with every change: that is one guess. Call it outside transactions. */
export async function countUnknownCoupon(ctx: Context, code: string): Promise<void> {
  const caller = callerOf(ctx);
  if (caller === undefined || (await isRateLimitReached(ctx, byCode, `${caller}\n${code}`))) return;
  try {
    await consumeRateLimit(ctx, byCode, `${caller}\n${code}`);
    await consumeRateLimit(ctx, byCaller, caller);
    if (!ctx.actor) await consumeRateLimit(ctx, byNetwork, networkOf(ctx.request.address ?? ''));
  } catch (error) {
    // Several at once: the next one is refused.
    if (!(error instanceof DomainError)) throw error;
  }
}
