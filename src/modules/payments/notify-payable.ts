import type { Context } from '#platform/context.ts';
import { notifyCashRefundDue } from './notify-operator.ts';
import { readWaitingCash } from './refund-destination-queries.ts';

/** Notifies the operator of refunds of an order that can be paid, because their buyer has said where to. */
export async function notifyCashRefundsPayable(tx: Context, orderId: string): Promise<void> {
  for (const refund of await readWaitingCash(tx.db, orderId)) await notifyCashRefundDue(tx, { ...refund, orderId }, true);
}
