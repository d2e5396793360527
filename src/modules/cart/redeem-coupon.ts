import type { Context } from '#platform/context.ts';
import { buyerDigest, buyerDigests } from './buyer-digest.ts';
import { couponRefused } from './contract.ts';
import { findCouponRejection } from './coupon-rules.ts';
import { countUsesOfPerson, incrementUses, insertUse, lockCoupons, releaseUses } from './coupon-use-queries.ts';
import { readCoupon } from './queries.ts';

/**
 * Counts one use of a coupon for an order, in the transaction that places it;
 * concurrent orders wait for the row. Times are the database's.
 * A coupon with a limit per buyer needs a verified address: rejecting one that a guest typed would reveal to
 * strangers whether its owner has bought here.
 * @param use `buyer`: the verified e-mail address of the buyer; `marks`: digests of phone and address, which
 * can be typed by strangers: a use that they alone tell of is refused without a reason
 * @throws {DomainError} COUPON_REFUSED with the reason at `coupon`
 */
export async function redeemCoupon(
  tx: Context,
  { code, orderId, buyer, marks = [] }: { code: string; orderId: string; buyer: string | undefined; marks?: string[] },
): Promise<void> {
  const counted = await incrementUses(tx.db, code);
  if (!counted) {
    const coupon = await readCoupon(tx.db, code, undefined);
    // The database's clock decides: it has rejected a coupon that may still run by this process's clock.
    throw couponRefused({ coupon: coupon ? (findCouponRejection(coupon, tx.now()) ?? 'over') : 'unknown' });
  }
  if (counted.perPerson !== null && buyer === undefined) throw couponRefused({ coupon: 'log-in' });
  if (counted.perPerson !== null && buyer !== undefined) {
    const uses = await countUsesOfPerson(tx.db, code, buyerDigests(tx, buyer), marks);
    if (uses.person >= counted.perPerson) throw couponRefused({ coupon: 'used-by-you' });
    if (uses.any >= counted.perPerson) throw couponRefused({ coupon: 'unusable' });
  }
  await insertUse(tx.db, { code, orderId, person: buyerDigest(tx, buyer ?? `order ${orderId}`), marks });
}

/** Returns the coupon use of an order that was not paid. */
export async function releaseCoupon(tx: Context, orderId: string): Promise<void> {
  await releaseUses(tx.db, orderId);
}

/** Returns the coupon uses of orders that another one comes in place of, which may have one of them, too. */
export async function exchangeCoupons(tx: Context, orderIds: readonly string[], next: string | undefined): Promise<void> {
  await lockCoupons(tx.db, orderIds, next);
  for (const orderId of orderIds) await releaseUses(tx.db, orderId);
}
