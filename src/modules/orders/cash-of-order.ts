import type { Connection, Statement } from '#platform/database/database.ts';
import { wholeRupees } from '#shared/money.ts';

const statement: Statement = {
  name: 'orders.cash-of-order',
  text: `select (sum(l.paid_paise) - p.credit_paise)::bigint as "amountPaise" from order_lines l join parcels p on p.id = l.parcel_id
    where l.order_id = $1 group by p.id`,
};

/** Sums what couriers collect of parcels that cost so much, in paise: whole rupees for each. */
export const cashOf = (parcels: readonly { amountPaise: number }[]): number =>
  parcels.reduce((sum, { amountPaise }) => sum + wholeRupees(amountPaise), 0);

/** Sums what couriers would collect for an order that waits, in paise: whole rupees for each parcel. */
export async function readCashOfOrder(db: Connection, orderId: string): Promise<number> {
  return cashOf(await db.run<{ amountPaise: number }>(statement, [orderId]));
}
