import type { Month } from './month.ts';
import { askProviders, disputePayments, failRefunds, giveGoodwill, payBack, runClocks } from './month-desk.ts';
import { placeOrders, signInRegulars } from './month-orders.ts';
import { answerReturns, carryParcels, hearBuyers, sendParcels } from './month-parcels.ts';
import { passDays } from './pass-day.ts';

/** A day of the month, on which so many are ordered. */
export async function liveThrough(month: Month, orders: number): Promise<void> {
  await signInRegulars(month);
  await placeOrders(month, orders);
  await askProviders(month);
  await sendParcels(month);
  await carryParcels(month);
  await hearBuyers(month);
  await answerReturns(month);
  await giveGoodwill(month);
  await disputePayments(month);
  await payBack(month);
  await failRefunds(month);
  await passDays(month.shop, 1);
  month.day++;
  await runClocks(month);
}

/** Lists orders, parcels, returns, refunds and disputes that are open: kind, id, state and the days in it. */
export const listOpen = ({ rows }: Month) =>
  rows<{
    kind: string;
    id: string;
    state: string;
    days: number;
  }>(`select kind, id, state, floor(extract(epoch from now() - since) / 86400)::int as days
    from (select 'order' as kind, id, state, created_at as since from orders where state = 'pending'
      union all select 'parcel by ' || o.method, p.id, p.state, p.state_at from parcels p join orders o on o.id = p.order_id
        where o.state = 'placed' and p.state <> all(array['delivered', 'refunded', 'resent', 'cancelled'])
      union all select 'return', id, state, state_at from returns where state in ('requested', 'approved', 'received')
      union all select 'refund', id, state, state_at from refunds where state <> 'done'
      union all select 'dispute', id, state, state_at from disputes where state in ('open', 'under-review')) open
    order by kind, since`);
