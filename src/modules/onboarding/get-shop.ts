import { requireActor } from '#modules/accounts/get-me.ts';
import { findShop } from '#modules/sellers/find-shop.ts';
import { listOwnShops } from '#modules/sellers/list-own-shops.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import { shopEventsOf } from '#modules/sellers/shop-rules.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { findUnsettled } from './require-settled.ts';
import { evaluateRequirements, readDetails } from './requirements.ts';
import type { ShopSettings, ShopView } from './shop-contract.ts';

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
  const rows = await evaluateRequirements(ctx, (await readDetails(ctx, sellerId)).shop);
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
      requirements: rows.map(({ position: _, ...row }) => row),
    },
  };
}

/** Reads everything that was entered about the shop that the caller acts for. */
export async function getShopSettings(ctx: Context): Promise<{ data: ShopSettings }> {
  const { business, pickup, shop } = await readDetails(ctx, requireShop(ctx).sellerId);
  const { legalName, kind, address, state, scheme, gstin, pan, enrolmentNo, iec, lutArn, lutYear, invoicePrefix } = business;
  const { sellerName, city, since, about, dispatchDays } = business;
  const place = pickup ?? { name: '', phone: '', line1: '', line2: '', city: '', state: '', postalCode: '' };
  return {
    data: {
      names: { legalName: legalName ?? '', kind, address: address ?? '', state },
      tax: { scheme: scheme ?? '', gstin: gstin ?? '', pan: pan ?? '', enrolmentNo: enrolmentNo ?? '' },
      export: { iec: iec ?? '', lutArn: lutArn ?? '', lutYear: lutYear ?? '' },
      pickup: { ...place, line2: place.line2 ?? '' },
      invoices: { invoicePrefix: invoicePrefix ?? '' },
      page: {
        sellerName,
        city: city.en,
        cityHi: city.hi ?? '',
        since: String(since),
        about: about.en,
        aboutHi: about.hi ?? '',
        dispatchDays: String(dispatchDays),
      },
      terms: shop.terms,
    },
  };
}
