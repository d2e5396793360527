import { findSellerId } from '#modules/sellers/find-seller-id.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { insertCoupon } from './queries.ts';

export interface CouponInput {
  /** Capitals, digits and hyphens, 3-30. */
  code: string;
  kind: 'percentage' | 'fixed';
  /** Hundredths of a percent, or paise. */
  value: number;
  minPaise?: number | undefined;
  maxPaise?: number | undefined;
  /**
   * Slug of the seller who pays for the coupon and whose products alone it counts
   * for; the operator's without it.
   */
  seller?: string | undefined;
  startsAt?: Date | undefined;
  endsAt?: Date | undefined;
  usesLimit?: number | undefined;
  perPerson?: number | undefined;
}

/**
 * @returns false where the code exists already; that coupon stays as it is
 * @throws {DomainError} SELLER_NOT_FOUND
 */
export async function addCoupon(ctx: Context, { seller, ...input }: CouponInput): Promise<boolean> {
  const sellerId = seller === undefined ? undefined : await findSellerId(ctx, seller);
  if (seller !== undefined && sellerId === undefined) throw new DomainError('SELLER_NOT_FOUND');
  return insertCoupon(ctx.db, { ...input, fundedBy: sellerId === undefined ? 'operator' : 'seller', sellerId });
}
