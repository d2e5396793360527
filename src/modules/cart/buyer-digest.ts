import type { Context } from '#platform/context.ts';

/** Whom a coupon counts its uses by: a digest of the e-mail address, so that guests are persons, too, and no address is kept. */
export function buyerDigest(ctx: Context, email: string): string {
  return ctx.secrets.digest('coupon person', email.trim().toLowerCase());
}
