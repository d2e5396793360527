import { eq, inArray } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/database.ts';
import { refundDue } from '#shared/business-days.ts';
import type { Payment } from './contract.ts';
import { readLatestPayment, readLatestPayments } from './queries.ts';
import { readDestinations } from './refund-destination-queries.ts';
import { readRefundsOfOrders } from './refund-queries.ts';
import type { RefundReason, RefundState } from './refund-rules.ts';
import { payments, type RefundRow, refunds } from './tables.ts';
import { toPayment } from './to-payment.ts';

/** Reads the latest attempt to pay an order, which is the one that counts. */
export async function latestPayment(ctx: Context, orderId: string): Promise<Payment | undefined> {
  const row = await readLatestPayment(ctx.db, orderId);
  return row && toPayment(row);
}

/** Reads the latest attempt of each order, by order id. */
export async function latestPayments(ctx: Context, orderIds: readonly string[]): Promise<Map<string, Payment>> {
  const rows = await readLatestPayments(ctx.db, orderIds);
  return new Map(rows.map((row) => [row.orderId, toPayment(row)]));
}

interface RefundOfOrder {
  amountPaise: number;
  state: RefundState;
  reason: RefundReason;
  at: string;
  /** ISO 8601 UTC: until then it is with the buyer's bank. */
  by: string;
  /** Paid in cash, it waits until the buyer has said where to send it. */
  needsDestination?: true;
  /** The end of where it was paid to, and the reference of the bank. */
  paidTo?: string;
  bankRef?: string;
  /** It went to the buyer's store credit. */
  toCredit?: true;
}

/** Reads the refunds of orders, by order id and oldest first. */
export async function refundsOfOrders(ctx: Context, orderIds: readonly string[]): Promise<Map<string, RefundOfOrder[]>> {
  const refunds = new Map<string, RefundOfOrder[]>(orderIds.map((id) => [id, []]));
  const destinations = new Map((await readDestinations(ctx.db, orderIds)).map((row) => [row.orderId, row]));
  for (const row of await readRefundsOfOrders(ctx.db, orderIds)) {
    const { orderId, amountPaise, state, reason, stateAt, createdAt, paidTo, bankRef, isCash, paidFrom } = row;
    const givenAt = isCash ? destinations.get(orderId)?.givenAt : undefined;
    // The days of a refund of cash begin when its buyer has said where to send it.
    const since = givenAt && givenAt > createdAt ? givenAt : createdAt;
    refunds.get(orderId)?.push({
      amountPaise,
      state,
      reason,
      at: stateAt.toISOString(),
      by: refundDue(since).toISOString(),
      ...(isCash && state === 'requested' && !givenAt ? { needsDestination: true } : {}),
      ...(paidTo ? { paidTo } : {}),
      ...(bankRef ? { bankRef } : {}),
      ...(paidFrom === 'store-credit' ? { toCredit: true } : {}),
    });
  }
  return refunds;
}

/** Reads a refund by its id. */
export async function readRefund(db: Connection, id: string): Promise<RefundRow | undefined> {
  return (await db.orm.select().from(refunds).where(eq(refunds.id, id)))[0];
}

/** Reads what came with a payment, in the smallest unit of its currency. */
export async function readReceived(db: Connection, paymentId: string): Promise<{ amount: number; currency: string } | undefined> {
  const columns = { amount: payments.amountPaise, currency: payments.currency };
  return (await db.orm.select(columns).from(payments).where(eq(payments.id, paymentId)))[0];
}

/** Forgets the payment pages of orders, because providers' pages name their buyers. */
export async function clearPayUrls(db: Connection, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length > 0)
    await db.orm
      .update(payments)
      .set({ payUrl: null })
      .where(inArray(payments.orderId, [...orderIds]));
}
