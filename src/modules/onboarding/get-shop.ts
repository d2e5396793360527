import { requireActor } from '#modules/accounts/get-me.ts';
import { hasInvoices } from '#modules/ledger/api.ts';
import { findShop } from '#modules/sellers/find-shop.ts';
import { listOwnShops } from '#modules/sellers/list-own-shops.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import { shopEventsOf } from '#modules/sellers/shop-rules.ts';
import type { Context } from '#platform/context.ts';
import type { DetailStep } from '#shared/detail-steps.ts';
import { DomainError } from '#shared/errors.ts';
import { readOpenDetailChanges } from './detail-change-queries.ts';
import { findUnsettled } from './require-settled.ts';
import { evaluateRequirements, readDetails } from './requirements.ts';
import type { ShopSettings, ShopView } from './shop-contract.ts';
import { readShownDetails } from './shown-details.ts';

/** Lists the shops that the caller works for. */
export async function listMyShops(ctx: Context) {
  return { data: { shops: await listOwnShops(ctx, requireActor(ctx).userId) } };
}

/**
 * Reads the shop that the caller acts for: its state, and what it waits for. Numbers of the business stay
 * out.
 */
export async function getShop(ctx: Context): Promise<{ data: ShopView }> {
  const { sellerId, slug, role, powers } = requireShop(ctx);
  const shop = await findShop(ctx, sellerId);
  if (!shop) throw new DomainError('SELLER_NOT_FOUND');
  const { sellerName, shopState, shopStateAt, shopStateReason } = shop;
  const rows = await evaluateRequirements(ctx, await readDetails(ctx, sellerId));
  return {
    data: {
      shop: slug,
      name: sellerName,
      state: shopState,
      role,
      powers: [...powers],
      stateAt: shopStateAt.toISOString(),
      ...(shopStateReason ? { reason: shopStateReason } : {}),
      events: powers.includes('settings') ? shopEventsOf(shopState, 'owner') : [],
      ...(shopState === 'closing' ? { unsettled: await findUnsettled(ctx, sellerId) } : {}),
      requirements: rows.map(({ position: _, kinds: __, ...row }) => row),
    },
  };
}

/** Reads everything that was entered about the caller's shop, and changes that are not decided. */
export async function getShopSettings(ctx: Context): Promise<{ data: ShopSettings }> {
  const { sellerId } = requireShop(ctx);
  const changes = (await readOpenDetailChanges(ctx.db, sellerId, 'details')).map(({ step, state, fields, sentAt, note }) => ({
    ...{ step: step as DetailStep, fields, isSentBack: state === 'sent-back' },
    sentAt: sentAt.toISOString(),
    ...(note ? { note } : {}),
  }));
  return { data: { ...(await readShownDetails(ctx, sellerId)), changes, hasInvoices: await hasInvoices(ctx.db, sellerId) } };
}
