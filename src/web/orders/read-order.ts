import { data } from 'react-router';
import type { OrderView } from '#modules/orders/contract.ts';
import type { Api } from '../api.ts';

/**
 * Reads an order of the caller.
 * @throws the page's 404 where there is none, or it is another buyer's
 */
export async function readOrder(api: Api, number: string): Promise<OrderView> {
  try {
    return (await api.orders.getOrder({ number })).data.order;
  } catch (error) {
    // An address that cannot be an order's number is no order's.
    if (error instanceof Response && (error.status === 404 || error.status === 422)) throw data({ number }, { status: 404 });
    throw error;
  }
}
