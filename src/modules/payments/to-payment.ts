import type { Payment } from './contract.ts';
import type { ShownPayment } from './queries.ts';

/** Shapes an attempt as its buyer sees it. */
export function toPayment(row: ShownPayment): Payment {
  const isPayable = row.payUrl !== null && (row.state === 'started' || row.state === 'failed');
  return {
    _id: row.id,
    method: row.provider,
    state: row.state,
    amountPaise: row.amountPaise,
    ...(row.received ? { received: row.received } : {}),
    ...(isPayable && row.payUrl !== null ? { payUrl: row.payUrl } : {}),
  };
}
