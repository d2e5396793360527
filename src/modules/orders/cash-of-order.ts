import type { Connection, Statement } from '#platform/database/database.ts';
import { wholeRupees } from '#shared/money.ts';

const statement: Statement = {
  name: 'orders.cash-of-order',
  text: `select sum(paid_paise)::bigint as "amountPaise" from order_lines where order_id = $1 group by parcel_id`,
};

/** Sums what couriers would collect for an order that waits, in paise: whole rupees for each parcel. */
export async function readCashOfOrder(db: Connection, orderId: string): Promise<number> {
  const parcels = await db.run<{ amountPaise: number }>(statement, [orderId]);
  return parcels.reduce((sum, { amountPaise }) => sum + wholeRupees(amountPaise), 0);
}
