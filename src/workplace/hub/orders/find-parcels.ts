import type { ListedParcel } from '#modules/orders/shop-contract.ts';
import type { Api } from '../../context.ts';

/** Finds the parcels of an order that are a shop's; what cannot be the number of an order has none. */
export async function findParcels(api: Api, shop: string, number: string): Promise<ListedParcel[]> {
  try {
    return (await api.orders.listShopParcels({ shop, number })).data.parcels;
  } catch (error) {
    if (error instanceof Response && error.status === 422) return [];
    throw error;
  }
}
