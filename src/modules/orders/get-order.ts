import { latestPayment, refundsOfOrder } from '#modules/payments/payments-of-order.ts';
import type { Context } from '#platform/context.ts';
import { Failure } from '#shared/errors.ts';
import type { OrderView } from './contract.ts';
import { addressLines, parcelView, summaryView } from './order-views.ts';
import { requireOrder } from './require-order.ts';
import { type OrderRow, readLines, readOrder, readParcels } from './view-queries.ts';

/** Everything of an order, for whoever may read it. */
export async function viewOrder(ctx: Context, orderId: string): Promise<OrderView> {
  const row = await readOrder(ctx.db, orderId);
  if (!row) throw new Failure('ORDER_NOT_FOUND');
  return viewRow(ctx, row);
}

/** The same of an order whose row was read. */
export async function viewRow(ctx: Context, row: OrderRow): Promise<OrderView> {
  const { id: orderId } = row;
  const lines = await readLines(ctx.db, [orderId]);
  const parcels = await readParcels(ctx.db, orderId);
  const payment = await latestPayment(ctx, orderId);
  const refunds = await refundsOfOrder(ctx, orderId);
  const { email, name, phone, giftMessage, couponCode, shownRate, shownRateDate } = row;
  const { subtotalPaise, discountPaise, couponPaise, deliveryPaise, totalPaise, taxPaise } = row;
  return {
    ...summaryView(row),
    ...(email !== null && name !== null && phone !== null ? { contact: { email, name, phone } } : {}),
    address: addressLines(row),
    ...(giftMessage ? { giftMessage } : {}),
    ...(row.joinedAt && row.userId === ctx.actor?.userId ? { joined: true } : {}),
    bill: {
      subtotalPaise,
      discountPaise,
      couponPaise,
      deliveryPaise,
      totalPaise,
      taxPaise,
      refundedPaise: refunds.reduce((sum, refund) => sum + (refund.state === 'failed' ? 0 : refund.amountPaise), 0),
    },
    ...(couponCode ? { couponCode } : {}),
    ...(shownRate && shownRateDate ? { shown: { currency: row.shownCurrency, rate: shownRate, rateDate: shownRateDate } } : {}),
    ...(payment ? { payment } : {}),
    parcels: parcels.map((parcel) => parcelView(parcel, lines, row, ctx.now())),
    refunds,
  };
}

/** @throws {Failure} ORDER_NOT_FOUND */
export async function getOrder(ctx: Context, { number }: { number: string }): Promise<{ data: { order: OrderView } }> {
  const { orderId } = await requireOrder(ctx, number);
  return { data: { order: await viewOrder(ctx, orderId) } };
}
