import { allocate, prorate } from '#shared/money.ts';
import type { CouponRejection } from './contract.ts';

export interface Coupon {
  kind: 'percentage' | 'fixed';
  /** Hundredths of a percent, or paise. */
  value: number;
  minPaise: number;
  maxPaise: number | null;
  /** Seller whose lines alone the coupon counts for; null: all lines. */
  sellerId: string | null;
  startsAt: Date;
  endsAt: Date | null;
  usesLimit: number | null;
  uses: number;
  perPerson: number | null;
  /** Uses by this buyer; null where the buyer is not known. */
  usesOfPerson: number | null;
}

interface CouponLine {
  sellerId: string;
  /** Price of the line after product discounts. */
  paise: number;
}

export interface CouponEffect {
  refused?: CouponRejection;
  savedPaise: number;
  /** Share of each line, in the order of the lines; they sum up to `savedPaise`. */
  shares: number[];
}

/** Finds a reason to reject a coupon that does not depend on the contents of the cart. */
export function findCouponRejection(coupon: Coupon, now: Date): CouponRejection | undefined {
  if (coupon.startsAt > now) return 'not-yet';
  if (coupon.endsAt !== null && coupon.endsAt <= now) return 'over';
  if (coupon.usesLimit !== null && coupon.uses >= coupon.usesLimit) return 'used-up';
  if (coupon.perPerson !== null && coupon.usesOfPerson === null) return 'log-in';
  if (coupon.perPerson !== null && Number(coupon.usesOfPerson) >= coupon.perPerson) return 'used-by-you';
  return undefined;
}

/** Computes the discount of a coupon on these lines at `now`: never more than they cost. */
export function applyCoupon(coupon: Coupon | undefined, lines: readonly CouponLine[], now: Date): CouponEffect {
  const none = (refused: CouponRejection): CouponEffect => ({ refused, savedPaise: 0, shares: lines.map(() => 0) });
  if (!coupon) return none('unknown');
  const refused = findCouponRejection(coupon, now);
  if (refused) return none(refused);
  const weights = lines.map((line) => (coupon.sellerId === null || line.sellerId === coupon.sellerId ? line.paise : 0));
  const sum = weights.reduce((total, paise) => total + paise, 0);
  if (sum === 0) return none('not-for-these');
  if (sum < coupon.minPaise) return none('too-little');
  const wanted = coupon.kind === 'fixed' ? coupon.value : prorate(sum, coupon.value, 10_000);
  const savedPaise = Math.min(wanted, coupon.maxPaise ?? wanted, sum);
  return { savedPaise, shares: allocate(savedPaise, weights) };
}
