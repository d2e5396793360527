import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { lockOrder } from './api.ts';
import { getShopParcel, requireShopParcel } from './get-shop-parcel.ts';
import { applyToParcel } from './move-parcel.ts';
import { wrongParcelState } from './parcel-contract.ts';
import { lockParcel } from './parcel-queries.ts';
import type { PackResult, ShopParcel } from './shop-contract.ts';
import { undoSeconds } from './shop-lane-rules.ts';
import { planPacking, readPlannedPacking, readShopParcel, undoPacking } from './shop-parcel-queries.ts';

/** `at`: the plan that it carries out (ISO 8601 UTC); a later one has a job of its own. */
interface Plan {
  parcelId: string;
  at: string;
}

/**
 * Packs a parcel that its seller marked some seconds ago; one that was taken back or moved meanwhile is left
 * alone.
 */
export async function packPlannedParcel(ctx: Context, { parcelId, at }: Plan): Promise<void> {
  await ctx.transaction(async (tx) => {
    const plan = await readPlannedPacking(tx.db, parcelId);
    const order = plan && (await lockOrder(tx.db, plan.orderId));
    if (!order) return;
    await lockParcel(tx.db, parcelId);
    // Read again under the lock.
    const now = await readPlannedPacking(tx.db, parcelId);
    if (now?.packAt.toISOString() !== at) return;
    await applyToParcel(tx, order, { parcelId, event: 'pack', by: 'seller', byUser: now.packBy, byKey: now.packKey ?? undefined });
  });
}

export const packPlannedParcelJob: JobDefinition<Plan> = {
  name: 'pack-planned-parcel',
  retries: 5,
  concurrency: 2,
  timeoutSeconds: 60,
  handle: (plan, ctx) => packPlannedParcel(ctx, plan),
};

async function planOne(ctx: Context, parcelId: string): Promise<PackResult> {
  const { sellerId, userId } = requireShop(ctx);
  return ctx.transaction(async (tx) => {
    const at = new Date(tx.now().getTime() + undoSeconds * 1_000);
    if (await planPacking(tx.db, { sellerId, parcelId, at, by: userId, byKey: ctx.actor?.key?.id }))
      await tx.enqueue(packPlannedParcelJob, { parcelId, at: at.toISOString() }, { startAfter: at });
    const row = await readShopParcel(tx.db, sellerId, parcelId);
    if (!row) return { parcelId, result: 'not-found' };
    const { number, packAt } = row;
    return packAt ? { parcelId, number, result: 'planned', packAt: packAt.toISOString() } : { parcelId, number, result: 'wrong-state' };
  });
}

/**
 * Marks parcels of the shop that the caller acts for as packed, each for itself: the invoice, whose number
 * cannot be taken back, is made some seconds later by a job. A parcel of another shop is not found.
 */
export async function packShopParcels(
  ctx: Context,
  { parcelIds }: { parcelIds: readonly string[] },
): Promise<{ data: { results: PackResult[] } }> {
  const results: PackResult[] = [];
  for (const parcelId of new Set(parcelIds)) results.push(await planOne(ctx, parcelId));
  return { data: { results } };
}

/**
 * Takes back that a parcel of the shop is packed; a second time nothing happens.
 * @throws {DomainError} ORDER_NOT_FOUND, WRONG_STATE once its invoice was made
 */
export async function undoPack(ctx: Context, { parcelId }: { parcelId: string }): Promise<{ data: { parcel: ShopParcel } }> {
  if (!(await undoPacking(ctx.db, requireShop(ctx).sellerId, parcelId)))
    throw wrongParcelState({ state: (await requireShopParcel(ctx, parcelId)).state });
  return getShopParcel(ctx, { parcelId });
}
