import { balanceOfSeller } from '#modules/ledger/api.ts';
import { countOpenParcels } from '#modules/orders/open-parcels.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';

/** Things for which a shop stays closing. */
export interface Unsettled {
  /** Parcels that are neither delivered nor settled otherwise. */
  parcels: number;
  /** Money is owed to the seller, or by it. */
  balance: boolean;
}

/** Reads what a shop still has to send or to settle. */
export async function findUnsettled(ctx: Context, sellerId: string): Promise<Unsettled> {
  return { parcels: await countOpenParcels(ctx, sellerId), balance: Number(await balanceOfSeller(ctx.db, sellerId)) !== 0 };
}

/**
 * Checks that a shop has nothing to send or to settle.
 * @throws {DomainError} SHOP_UNSETTLED with what is left
 */
export async function requireSettled(ctx: Context, sellerId: string): Promise<void> {
  const { parcels, balance } = await findUnsettled(ctx, sellerId);
  if (parcels > 0 || balance) throw new DomainError('SHOP_UNSETTLED', { parcels: String(parcels), balance: balance ? 'open' : 'none' });
}
