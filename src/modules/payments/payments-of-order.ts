import type { Context } from '#platform/context.ts';
import type { Payment } from './contract.ts';
import { readLatestPayment, readRefundsOfOrder } from './queries.ts';
import type { RefundReason, RefundState } from './refund-rules.ts';
import { toPayment } from './to-payment.ts';

/** The attempt to pay that counts: the last one. */
export async function latestPayment(ctx: Context, orderId: string): Promise<Payment | undefined> {
  const row = await readLatestPayment(ctx.db, orderId);
  return row && toPayment(row);
}

/** What goes back, and went back, of an order, the first one first. */
export async function refundsOfOrder(
  ctx: Context,
  orderId: string,
): Promise<{ amountPaise: number; state: RefundState; reason: RefundReason; at: string }[]> {
  const rows = await readRefundsOfOrder(ctx.db, orderId);
  return rows.map(({ amountPaise, state, reason, stateAt }) => ({ amountPaise, state, reason, at: stateAt.toISOString() }));
}
