import type { Context } from '#platform/context.ts';
import { buyerDigest } from './buyer-digest.ts';
import { couponRefused } from './contract.ts';
import { findCouponRejection } from './coupon-rules.ts';
import { countUsesOfPerson, incrementUses, insertUse, readCoupon, releaseUses } from './queries.ts';

/**
 * Counts one use of a coupon for an order, in the transaction that places it;
 * concurrent orders wait for the row. Times are the database's.
 * A coupon with a limit per buyer needs a verified address: rejecting one that a guest typed would reveal to
 * strangers whether its owner has bought here.
 * @param use `buyer`: the verified e-mail address of the buyer
 * @throws {DomainError} COUPON_REFUSED with the reason at `coupon`
 */
export async function redeemCoupon(
  tx: Context,
  { code, orderId, buyer }: { code: string; orderId: string; buyer: string | undefined },
): Promise<void> {
  const counted = await incrementUses(tx.db, code);
  if (!counted) {
    const coupon = await readCoupon(tx.db, code, undefined);
    // The database's clock decides: it has rejected a coupon that may still run by this process's clock.
    throw couponRefused({ coupon: coupon ? (findCouponRejection(coupon, tx.now()) ?? 'over') : 'unknown' });
  }
  if (counted.perPerson !== null && buyer === undefined) throw couponRefused({ coupon: 'log-in' });
  const person = buyerDigest(tx, buyer ?? `order ${orderId}`);
  if (counted.perPerson !== null && (await countUsesOfPerson(tx.db, code, person)) >= counted.perPerson)
    throw couponRefused({ coupon: 'used-by-you' });
  await insertUse(tx.db, { code, orderId, person });
}

/** Returns the coupon use of an order that was not paid. */
export async function releaseCoupon(tx: Context, orderId: string): Promise<void> {
  await releaseUses(tx.db, orderId);
}
