import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { buyerDigest } from './buyer-digest.ts';
import { findCouponRejection } from './coupon-rules.ts';
import { countUsesOfPerson, incrementUses, insertUse, readCoupon, releaseUses } from './queries.ts';

/**
 * Uses a coupon up for an order, in the transaction that places it: others who take it at this moment wait for the row.
 * Times are the database's. A coupon that counts by person needs one: an address that a guest typed names nobody, and refusing it would
 * tell strangers who has bought here.
 * @param use `buyer`: the e-mail address of the buyer where it is proved
 * @throws {DomainError} COUPON_REFUSED, with why at `coupon`
 */
export async function redeemCoupon(
  tx: Context,
  { code, orderId, buyer }: { code: string; orderId: string; buyer: string | undefined },
): Promise<void> {
  const counted = await incrementUses(tx.db, code);
  if (!counted) {
    const coupon = await readCoupon(tx.db, code, undefined);
    // Where this process's clock would still take it, the database's has just said no.
    throw new DomainError('COUPON_REFUSED', { coupon: coupon ? (findCouponRejection(coupon, tx.now()) ?? 'over') : 'unknown' });
  }
  if (counted.perPerson !== null && buyer === undefined) throw new DomainError('COUPON_REFUSED', { coupon: 'log-in' });
  const person = buyerDigest(tx, buyer ?? `order ${orderId}`);
  if (counted.perPerson !== null && (await countUsesOfPerson(tx.db, code, person)) >= counted.perPerson)
    throw new DomainError('COUPON_REFUSED', { coupon: 'used-by-you' });
  await insertUse(tx.db, { code, orderId, person });
}

/** The order came to nothing: its coupon can be used again. */
export async function releaseCoupon(tx: Context, orderId: string): Promise<void> {
  await releaseUses(tx.db, orderId);
}
