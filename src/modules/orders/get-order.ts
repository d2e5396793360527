import { latestPayments, refundsOfOrders } from '#modules/payments/api.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { OrderView } from './contract.ts';
import { addressLines, parcelView, summaryView } from './order-views.ts';
import { requireOrder } from './require-order.ts';
import { type OrderRow, readLines, readOrder, readOrders, readParcels } from './view-queries.ts';

/** Reads an order with everything that its buyer sees. */
export async function viewOrder(ctx: Context, orderId: string): Promise<OrderView> {
  const row = await readOrder(ctx.db, orderId);
  if (!row) throw new DomainError('ORDER_NOT_FOUND');
  return viewOrderRow(ctx, row);
}

/** Reads the same for an order whose row is known. */
export async function viewOrderRow(ctx: Context, row: OrderRow): Promise<OrderView> {
  const [view] = await viewOrderRows(ctx, [row]);
  if (!view) throw new DomainError('ORDER_NOT_FOUND');
  return view;
}

/** Reads several orders, oldest first, with as many queries as for one. */
export async function viewOrders(ctx: Context, orderIds: readonly string[]): Promise<OrderView[]> {
  return viewOrderRows(ctx, await readOrders(ctx.db, orderIds));
}

async function viewOrderRows(ctx: Context, rows: readonly OrderRow[]): Promise<OrderView[]> {
  const ids = rows.map((row) => row.id);
  const lines = Map.groupBy(await readLines(ctx.db, ids), (line) => line.orderId);
  const parcels = Map.groupBy(await readParcels(ctx.db, ids), (parcel) => parcel.orderId);
  const payments = await latestPayments(ctx, ids);
  const refunds = await refundsOfOrders(ctx, ids);
  return rows.map((row) => {
    const { id, email, name, phone, giftMessage, couponCode, shownRate, shownRateDate } = row;
    const { subtotalPaise, discountPaise, couponPaise, deliveryPaise, totalPaise, taxPaise } = row;
    const payment = payments.get(id);
    const goingBack = refunds.get(id) ?? [];
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
        refundedPaise: goingBack.reduce((sum, refund) => sum + (refund.state === 'failed' ? 0 : refund.amountPaise), 0),
      },
      ...(couponCode ? { couponCode } : {}),
      ...(shownRate && shownRateDate ? { shown: { currency: row.shownCurrency, rate: shownRate, rateDate: shownRateDate } } : {}),
      ...(payment ? { payment } : {}),
      parcels: (parcels.get(id) ?? []).map((parcel) => parcelView(parcel, lines.get(id) ?? [], row, ctx.now())),
      refunds: goingBack,
    };
  });
}

/** @throws {DomainError} ORDER_NOT_FOUND */
export async function getOrder(ctx: Context, { number }: { number: string }): Promise<{ data: { order: OrderView } }> {
  const { orderId } = await requireOrder(ctx, number);
  return { data: { order: await viewOrder(ctx, orderId) } };
}
