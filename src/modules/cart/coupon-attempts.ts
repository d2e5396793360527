import { networkOf } from '#modules/accounts/session-rules.ts';
import type { Context } from '#platform/context.ts';
import { rateLimitKey } from '#platform/http/client-address.ts';
import { consumeRateLimit, isRateLimitReached } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';

const hour = 3_600;
/** Different unknown codes from one account or one network address. */
const byCaller = { name: 'unknown coupons', max: 20, seconds: hour };
/** Different unknown codes from a whole network, without a session. */
const byNetwork = { name: 'unknown coupons by network', max: 200, seconds: hour };
const byCode = { name: 'unknown coupon', max: 1, seconds: hour };

const callerOf = ({ actor, request: { address } }: Context): string | undefined =>
  actor ? `person ${actor.userId}` : address === undefined ? undefined : `address ${rateLimitKey(address)}`;

/**
 * Whether the caller may still try coupon codes. Beyond the limit an existing code is refused like an unknown
 * one; otherwise the refusals alone would tell them apart.
 */
export async function mayTryCoupons(ctx: Context): Promise<boolean> {
  const caller = callerOf(ctx);
  if (caller === undefined) return true;
  if (await isRateLimitReached(ctx, byCaller, caller)) return false;
  return ctx.actor !== undefined || !(await isRateLimitReached(ctx, byNetwork, networkOf(ctx.request.address ?? '')));
}

/**
 * Counts an unknown code as a guess. A cart sends the same code with every change, which counts once. Call it
 * outside transactions, so that the count survives a rollback.
 */
export async function countUnknownCoupon(ctx: Context, code: string): Promise<void> {
  const caller = callerOf(ctx);
  if (caller === undefined || (await isRateLimitReached(ctx, byCode, `${caller}\n${code}`))) return;
  try {
    await consumeRateLimit(ctx, byCode, `${caller}\n${code}`);
    await consumeRateLimit(ctx, byCaller, caller);
    if (!ctx.actor) await consumeRateLimit(ctx, byNetwork, networkOf(ctx.request.address ?? ''));
  } catch (error) {
    // Concurrent guesses may exceed the limit here; the next one is refused.
    if (!(error instanceof DomainError)) throw error;
  }
}
