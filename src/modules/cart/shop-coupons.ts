import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import { lockShop } from '#modules/sellers/lock-shop.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { consumeRateLimit, type RateLimit } from '#platform/limits/consume-rate-limit.ts';
import { dayMs } from '#shared/days.ts';
import { DomainError } from '#shared/errors.ts';
import { countRunningCoupons, endCouponOfSeller, insertCoupon, readCouponsOfSeller } from './queries.ts';
import { maxCouponDays, maxCoupons, type ShopCoupon } from './shop-coupons-contract.ts';

type Done = Promise<{ status: 'success' }>;
/** Tries of a shop: a code that is taken says that another one uses it. */
const limit: RateLimit = { name: 'coupons added by shop', max: 30, seconds: 24 * 60 * 60 };

interface NewCoupon {
  code: string;
  /** Either this or `amountPaise`. */
  percent?: number | undefined;
  amountPaise?: number | undefined;
  minPaise: number;
  /** The last day in India (ISO date). */
  until: string;
  usesLimit?: number | undefined;
  oncePerPerson: boolean;
}

/** Lists the coupons of the caller's shop, the latest first. */
export async function listShopCoupons(ctx: Context): Promise<{ data: { coupons: ShopCoupon[] } }> {
  const now = ctx.now();
  const rows = await readCouponsOfSeller(ctx.db, requireShop(ctx).sellerId);
  const coupons = rows.map(({ code, kind, value, minPaise, endsAt, uses, usesLimit, perPerson }) => ({
    code,
    ...(kind === 'percentage' ? { percent: value / 100 } : { amountPaise: value }),
    minPaise,
    // The moment at which it ends belongs to the next day.
    ...(endsAt ? { until: dayInIndia(new Date(endsAt.getTime() - 1)) } : {}),
    isOver: endsAt !== null && endsAt <= now,
    uses,
    ...(usesLimit === null ? {} : { usesLimit }),
    oncePerPerson: perPerson === 1,
  }));
  return { data: { coupons } };
}

function requirePeriod(now: Date, until: string): Date {
  if (until < dayInIndia(now)) throw new DomainError('INVALID_INPUT', { until: 'past' });
  if (until > dayInIndia(new Date(now.getTime() + maxCouponDays * dayMs))) throw new DomainError('INVALID_INPUT', { until: 'too-far' });
  return new Date(`${until}T24:00:00+05:30`);
}

const record = (tx: Context, sellerId: string, reason: 'coupon added' | 'coupon ended', coupon: string) =>
  tx.record({ kind: 'shop-changed', outcome: 'success', target: { kind: 'seller', id: sellerId }, reason, after: { coupon } });

/**
 * Adds a coupon that the caller's shop pays for, for its own products.
 * @throws {DomainError} INVALID_INPUT at `code`, `percent` or `until`; WRONG_STATE once the shop is closed,
 * TOO_MANY_REQUESTS
 */
export async function addShopCoupon(
  ctx: Context,
  { code, percent, amountPaise, minPaise, until, usesLimit, oncePerPerson }: NewCoupon,
): Done {
  const { sellerId, slug } = requireShop(ctx);
  if ((percent === undefined) === (amountPaise === undefined)) throw new DomainError('INVALID_INPUT', { percent: 'one-of' });
  const worth =
    percent === undefined ? ({ kind: 'fixed', value: amountPaise ?? 0 } as const) : ({ kind: 'percentage', value: percent * 100 } as const);
  const now = ctx.now();
  const endsAt = requirePeriod(now, until);
  await consumeRateLimit(ctx, limit, sellerId);
  await ctx.transaction(async (tx) => {
    await lockShop(tx, slug);
    if ((await countRunningCoupons(tx.db, sellerId, now)) >= maxCoupons) throw new DomainError('INVALID_INPUT', { code: 'too-many' });
    const coupon = { code, ...worth, minPaise, fundedBy: 'seller' as const, sellerId, startsAt: now, endsAt, usesLimit };
    const isAdded = await insertCoupon(tx.db, { ...coupon, perPerson: oncePerPerson ? 1 : undefined, createdAt: now });
    if (!isAdded) throw new DomainError('INVALID_INPUT', { code: 'taken' });
    await record(tx, sellerId, 'coupon added', code);
  });
  return { status: 'success' };
}

/** Ends a coupon of the caller's shop. @throws {DomainError} NOT_FOUND where it does not run, WRONG_STATE */
export async function endShopCoupon(ctx: Context, { code }: { code: string }): Done {
  const { sellerId, slug } = requireShop(ctx);
  await ctx.transaction(async (tx) => {
    await lockShop(tx, slug);
    if (!(await endCouponOfSeller(tx.db, sellerId, code, tx.now()))) throw new DomainError('NOT_FOUND');
    await record(tx, sellerId, 'coupon ended', code);
  });
  return { status: 'success' };
}
