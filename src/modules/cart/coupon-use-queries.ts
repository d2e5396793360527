import type { Connection, Statement } from '#platform/database/database.ts';
import { couponUses } from './tables.ts';

const ordersOfCouponStatement: Statement = {
  name: 'cart.orders-of-coupon',
  text: 'select order_id as id from coupon_uses where code = $1 and order_id = any($2)',
};

/** Reads which of these orders use a coupon. */
export async function readOrdersOfCoupon(db: Connection, code: string, orderIds: readonly string[]): Promise<string[]> {
  return (await db.run<{ id: string }>(ordersOfCouponStatement, [code, orderIds])).map((row) => row.id);
}

const lockCouponsStatement: Statement = {
  name: 'cart.lock-coupons',
  text: `select code from coupons where code = $2 or code in (select code from coupon_uses where order_id = any($1)) order by code for no key update`,
};

/** Locks a coupon and those of some orders, in the order in which every buyer locks them. */
export async function lockCoupons(db: Connection, orderIds: readonly string[], code: string | undefined): Promise<void> {
  await db.run(lockCouponsStatement, [orderIds, code ?? null]);
}

const incrementUsesStatement: Statement = {
  name: 'cart.coupon-taken',
  text: `update coupons set uses = uses + 1
    where code = $1 and starts_at <= now() and (ends_at is null or ends_at > now()) and (uses_limit is null or uses < uses_limit)
    returning per_person as "perPerson"`,
};

/** Counts a use where the coupon runs and has one left. Locks the row until the transaction ends. */
export async function incrementUses(db: Connection, code: string): Promise<{ perPerson: number | null } | undefined> {
  return (await db.run<{ perPerson: number | null }>(incrementUsesStatement, [code]))[0];
}

const usesOfPerson: Statement = {
  name: 'cart.coupon-uses-of-person',
  text: `select count(*) filter (where person = any($2))::int as person, count(*)::int as "any"
    from coupon_uses where code = $1 and (person = any($2) or marks && $3)`,
};

/** Counts the uses of a coupon by a person: under the mailbox, and under anything that tells the person. */
export async function countUsesOfPerson(
  db: Connection,
  code: string,
  person: readonly string[],
  marks: readonly string[],
): Promise<{ person: number; any: number }> {
  return (await db.run<{ person: number; any: number }>(usesOfPerson, [code, person, marks]))[0] ?? { person: 0, any: 0 };
}

export async function insertUse(db: Connection, use: { code: string; orderId: string; person: string; marks: string[] }): Promise<void> {
  await db.orm.insert(couponUses).values(use);
}

const releaseUsesStatement: Statement = {
  name: 'cart.coupon-given-back',
  text: `with given as (delete from coupon_uses where order_id = $1 returning code)
    update coupons c set uses = c.uses - 1 from given where c.code = given.code`,
};

export async function releaseUses(db: Connection, orderId: string): Promise<void> {
  await db.run(releaseUsesStatement, [orderId]);
}
