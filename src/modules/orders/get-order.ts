import { latestPayments, refundsOfOrders } from '#modules/payments/api.ts';
import type { Payment } from '#modules/payments/contract.ts';
import { destinationsOfOrders } from '#modules/payments/refund-destination.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { shareOf } from '#shared/money.ts';
import type { OrderView } from './contract.ts';
import { addressLines, billingView, changeableAddress, summaryView } from './order-views.ts';
import { mayTakeCredit, parcelView, roundOffPaise } from './parcel-view.ts';
import { requireOrder } from './require-order.ts';
import { type LineRow, type OrderRow, type ParcelRow, readLines, readOrder, readOrders, readParcels } from './view-queries.ts';

/** Leaves out the page of a payment that can no longer be made. */
const withoutPage = ({ payUrl: _, ...payment }: Payment): Payment => payment;

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

/** Gives the store credit that pays for what stands of an order: in cash by parcel, else as a whole. */
function creditLeft({ method, creditPaise }: OrderRow, lines: readonly LineRow[], parcels: readonly ParcelRow[]): number {
  if (creditPaise === 0) return 0;
  const standing = (of: readonly LineRow[]) =>
    of
      .filter(({ isReplacement }) => !isReplacement)
      .reduce((sum, line) => sum + shareOf(line.paidPaise, line.qty, { from: line.cancelledQty + line.refundedQty, to: line.qty }), 0);
  if (method !== 'cod') return Math.min(creditPaise, standing(lines));
  return parcels.reduce(
    (sum, { id, creditPaise: own }) => sum + Math.min(own, standing(lines.filter(({ parcelId }) => parcelId === id))),
    0,
  );
}

async function viewOrderRows(ctx: Context, rows: readonly OrderRow[]): Promise<OrderView[]> {
  const ids = rows.map((row) => row.id);
  const lines = Map.groupBy(await readLines(ctx.db, ids), (line) => line.orderId);
  const parcels = Map.groupBy(await readParcels(ctx.db, ids), (parcel) => parcel.orderId);
  const payments = await latestPayments(ctx, ids);
  const refunds = await refundsOfOrders(ctx, ids);
  const destinations = await destinationsOfOrders(ctx, ids);
  return rows.map((row) => {
    const { id, email, name, phone, giftMessage, buyerName, couponCode, shownRate, shownRateDate } = row;
    const { subtotalPaise, discountPaise, couponPaise, deliveryPaise, totalPaise, taxPaise, vatPaise, vatNumber, creditPaise } = row;
    const creditBackPaise = row.state === 'placed' ? creditPaise - creditLeft(row, lines.get(id) ?? [], parcels.get(id) ?? []) : 0;
    const latest = payments.get(id);
    const payment = latest && (row.state === 'pending' ? latest : withoutPage(latest));
    const billing = billingView(row);
    const recipient = changeableAddress(row, parcels.get(id) ?? []);
    const roundOff = (parcels.get(id) ?? []).reduce((sum, parcel) => sum + roundOffPaise(parcel, lines.get(id) ?? [], row), 0);
    const goingBack = refunds.get(id) ?? [];
    const refundTo = destinations.get(id);
    const hasCash = row.method === 'cod' && (parcels.get(id) ?? []).some(({ isCollected }) => isCollected);
    return {
      ...summaryView(row),
      ...(email !== null && name !== null && phone !== null ? { contact: { email, name, phone } } : {}),
      address: addressLines(row),
      ...(recipient ? { recipient } : {}),
      ...(billing ? { billing } : {}),
      ...(giftMessage ? { giftMessage } : {}),
      ...(row.isGift ? { gift: { ...(buyerName ? { buyerName } : {}), hidePrices: row.hidesPrices } } : {}),
      ...(row.userId === null ? { isGuest: true } : {}),
      ...(row.joinedAt && row.userId === ctx.actor?.userId ? { joined: true } : {}),
      bill: {
        subtotalPaise,
        discountPaise,
        couponPaise,
        deliveryPaise,
        totalPaise,
        taxPaise,
        ...(vatPaise > 0 ? { vat: { paise: vatPaise, number: vatNumber ?? '' } } : {}),
        ...(roundOff === 0 ? {} : { roundOffPaise: roundOff }),
        ...(creditPaise > 0 ? { creditPaise } : {}),
        ...(creditBackPaise > 0 ? { creditBackPaise } : {}),
        refundedPaise: goingBack.reduce((sum, refund) => sum + (refund.state === 'failed' ? 0 : refund.amountPaise), 0),
      },
      ...(couponCode ? { couponCode } : {}),
      ...(shownRate && shownRateDate ? { shown: { currency: row.shownCurrency, rate: shownRate, rateDate: shownRateDate } } : {}),
      ...(payment ? { payment } : {}),
      parcels: (parcels.get(id) ?? []).map((parcel) => parcelView(parcel, lines.get(id) ?? [], row, ctx.now())),
      refunds: goingBack,
      ...(mayTakeCredit(row) && row.userId === ctx.actor?.userId ? { canTakeCredit: true } : {}),
      ...(hasCash ? { canNameRefundTo: true } : {}),
      ...(refundTo ? { refundTo } : {}),
    };
  });
}

/** @throws {DomainError} ORDER_NOT_FOUND */
export async function getOrder(ctx: Context, { number }: { number: string }): Promise<{ data: { order: OrderView } }> {
  const { orderId } = await requireOrder(ctx, number);
  return { data: { order: await viewOrder(ctx, orderId) } };
}
