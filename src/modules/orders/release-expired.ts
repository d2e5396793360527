import { releaseCoupon } from '#modules/cart/redeem-coupon.ts';
import { releaseStock } from '#modules/catalog/release-stock.ts';
import { freeMonths } from '#modules/making/book-months.ts';
import { releaseCredit } from '#modules/store-credit/spend-credit.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { notifyBuyer } from './notify-buyer.ts';
import { abandonExpired, readExpired, readHeldItems } from './queries.ts';

const batch = 200;

/**
 * Releases the stock, the coupon and the store credit of an order whose hold has ended by the database's
 * clock. It happens once: a payment that is reported at this moment gets the order's row before or after.
 */
async function releaseOrder(ctx: Context, orderId: string): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const order = await abandonExpired(tx.db, orderId);
    if (!order) return false;
    await releaseCredit(tx, { order });
    if (order.couponCode !== null) await releaseCoupon(tx, orderId);
    await freeMonths(tx, orderId);
    await releaseStock(tx, { orderId, items: await readHeldItems(tx.db, orderId), reason: 'release' });
    await notifyBuyer(tx, { orderId, kind: 'expired', about: orderId });
    return true;
  });
}

/** Abandons every order that was not paid in time. @returns how many */
export async function releaseExpired(ctx: Context): Promise<number> {
  let released = 0;
  for (;;) {
    const ids = await readExpired(ctx.db, batch);
    for (const id of ids) if (await releaseOrder(ctx, id)) released++;
    if (ids.length < batch) return released;
  }
}

/** The scheduler's unit is a minute, so each run enqueues two more within its own. */
export const releaseExpiredJob: JobDefinition<{ again?: boolean }> = {
  name: 'release-expired',
  retries: 1,
  timeoutSeconds: 50,
  cron: '* * * * *',
  async handle({ again }, ctx) {
    const released = await releaseExpired(ctx);
    if (released > 0) ctx.log.info({ released }, 'orders that were not paid in time');
    if (again) return;
    for (const seconds of [20, 40])
      await ctx.enqueue(releaseExpiredJob, { again: true }, { startAfter: new Date(Date.now() + seconds * 1000) });
  },
};
