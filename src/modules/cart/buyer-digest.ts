import type { Context } from '#platform/context.ts';

/**
 * Digests a buyer's e-mail address, by which coupons count uses. Guests count like
 * account holders, and no address is stored.
 */
export function buyerDigest(ctx: Context, email: string): string {
  return ctx.secrets.digest('coupon person', email.trim().toLowerCase());
}
