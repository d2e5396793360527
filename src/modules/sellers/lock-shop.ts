import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { ShopState } from '#shared/shop-states.ts';
import { lockShopRow } from './shop-queries.ts';

/**
 * Holds a shop that is not closed until the transaction ends.
 * @throws {DomainError} SELLER_NOT_FOUND, WRONG_STATE
 */
export async function lockShop(tx: Context, slug: string): Promise<{ id: string; slug: string; sellerName: string; shopState: ShopState }> {
  const shop = await lockShopRow(tx.db, slug);
  if (!shop) throw new DomainError('SELLER_NOT_FOUND');
  if (shop.shopState === 'closed') throw new DomainError('WRONG_STATE', { state: shop.shopState });
  return shop;
}
