import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { MoneyLine, ShopPayout } from './shop-contract.ts';
import { readPaidLines, readShopPayouts, type ShopPayoutRow } from './shop-queries.ts';

/** Shapes a payout for its shop. */
export const payoutView = ({ id, state, amountPaise, stateAt, sentAt, accountLast4, utr, returnReason }: ShopPayoutRow): ShopPayout => ({
  _id: id,
  state,
  amountPaise,
  stateAt: new Date(stateAt).toISOString(),
  ...(sentAt === null ? {} : { sentAt: new Date(sentAt).toISOString() }),
  ...(accountLast4 === null ? {} : { accountLast4 }),
  ...(utr === null ? {} : { utr }),
  ...(returnReason === null ? {} : { returnReason }),
});

/** Lists the payouts of the caller's shop, the latest first. */
export async function listShopPayouts(ctx: Context): Promise<{ data: { payouts: ShopPayout[] } }> {
  return { data: { payouts: (await readShopPayouts(ctx.db, requireShop(ctx).sellerId)).map(payoutView) } };
}

/** Gives a payout of the caller's shop with its lines. @throws {DomainError} NOT_FOUND */
export async function getShopPayout(
  ctx: Context,
  { id }: { id: string },
): Promise<{ data: { payout: ShopPayout; lines: Omit<MoneyLine, 'wait' | 'until'>[] } }> {
  const [payout] = await readShopPayouts(ctx.db, requireShop(ctx).sellerId, id);
  if (!payout) throw new DomainError('NOT_FOUND');
  const lines = (await readPaidLines(ctx.db, id)).map(({ lineId, title, number, amountPaise }) => ({
    ...(lineId === null ? {} : { line: lineId }),
    ...(title === null ? {} : { title }),
    ...(number === null ? {} : { order: number }),
    amountPaise,
  }));
  return { data: { payout: payoutView(payout), lines } };
}
