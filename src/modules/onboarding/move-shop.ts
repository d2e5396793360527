import { refreshSellabilityJob } from '#modules/catalog/refresh-sellability.ts';
import { publishWaiting } from '#modules/catalog/shop-products.ts';
import { notify } from '#modules/notifications/notify.ts';
import { changeShopState, type MovedShop, type ShopStep } from '#modules/sellers/change-shop-state.ts';
import { notifyTeam } from '#modules/sellers/notify-team.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { ShopState } from '#shared/shop-states.ts';
import { requireComplete } from './require-complete.ts';
import { requireSettled } from './require-settled.ts';
import { shopMovedMail, shopSubmittedMail } from './shop-mail.ts';

type Moved = Promise<{ data: { state: ShopState } }>;

/**
 * Moves a shop, tells its owners what the operator did, and has its products listed or taken out of the
 * lists. A cart follows at once.
 * @throws {DomainError} SELLER_NOT_FOUND, WRONG_STATE, INVALID_INPUT, REQUIREMENTS_MISSING,
 * SHOP_UNSETTLED
 */
async function moveShop(ctx: Context, step: ShopStep): Promise<MovedShop> {
  return ctx.transaction(async (tx) => {
    const moved = await changeShopState(tx, step, {
      'check-requirements': (sellerId) => requireComplete(tx, sellerId, step.by),
      'check-settled': (sellerId) => requireSettled(tx, sellerId),
    });
    const { id: sellerId, slug, to } = moved;
    await notifyTeam(tx, {
      sellerId,
      power: 'settings',
      compose: (language) => shopMovedMail(tx, { slug, event: step.event, reason: step.reason, language }),
    });
    if (step.event === 'submit') await notify(tx, { kind: 'operator', queue: 'support' }, shopSubmittedMail(moved));
    if (to === 'open') await publishWaiting(tx, sellerId);
    if (to === 'open' || moved.from === 'open') await tx.enqueue(refreshSellabilityJob, {});
    return moved;
  });
}

/** Moves a shop for the operator. @throws {DomainError} as `moveShop` */
export async function operateShop(ctx: Context, { slug, event, reason }: Omit<ShopStep, 'by'>): Moved {
  return { data: { state: (await moveShop(ctx, { slug, event, reason, by: 'operator' })).to } };
}

/** Moves the shop that the caller acts for. @throws {DomainError} as `moveShop` */
export async function moveOwnShop(ctx: Context, { event }: { shop: string; event: ShopStep['event'] }): Moved {
  const slug = ctx.actor?.actingFor?.slug;
  if (slug === undefined) throw new DomainError('FORBIDDEN');
  return { data: { state: (await moveShop(ctx, { slug, event, by: 'owner' })).to } };
}
