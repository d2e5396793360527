import { eq, inArray } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/database.ts';
import type { Payment } from './contract.ts';
import { readLatestPayment, readLatestPayments, readRefundsOfOrders } from './queries.ts';
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
}

/** Reads the refunds of orders, by order id and oldest first. */
export async function refundsOfOrders(ctx: Context, orderIds: readonly string[]): Promise<Map<string, RefundOfOrder[]>> {
  const refunds = new Map<string, RefundOfOrder[]>(orderIds.map((id) => [id, []]));
  for (const { orderId, amountPaise, state, reason, stateAt } of await readRefundsOfOrders(ctx.db, orderIds))
    refunds.get(orderId)?.push({ amountPaise, state, reason, at: stateAt.toISOString() });
  return refunds;
}

/** Reads a refund by its id. */
export async function readRefund(db: Connection, id: string): Promise<RefundRow | undefined> {
  return (await db.orm.select().from(refunds).where(eq(refunds.id, id)))[0];
}

/** Forgets the payment pages of orders, because providers' pages name their buyers. */
export async function clearPayUrls(db: Connection, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length > 0)
    await db.orm
      .update(payments)
      .set({ payUrl: null })
      .where(inArray(payments.orderId, [...orderIds]));
}
