import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { trackingUrlOf } from '#shared/carriers.ts';
import { DomainError } from '#shared/errors.ts';
import { parcelFacts, unitsOf } from './list-shop-parcels.ts';
import { addressLines, recipientLines } from './order-views.ts';
import { readPackProof } from './pack-proof.ts';
import { senderEvents } from './parcel-contract.ts';
import { findTransition } from './parcel-rules.ts';
import { parcelView } from './parcel-view.ts';
import { canProve } from './proof-rules.ts';
import type { ShopParcel } from './shop-contract.ts';
import { isAddressHidden } from './shop-lane-rules.ts';
import { readShopParcel, readSkus, readSteps, type ShopParcelRow } from './shop-parcel-queries.ts';
import { type LineRow, type OrderRow, type ParcelRow, readLines, readOrder, readParcels } from './view-queries.ts';

function lineOf(line: LineRow, sku: string | undefined, readsAmounts: boolean): ShopParcel['lines'][number] {
  const { id, title, cancelledQty, makerName, color, size, sizeLabel, picture, instructions, paidPaise, vatPaise, isReplacement } = line;
  return {
    _id: id,
    title,
    qty: unitsOf(line),
    cancelledQty: isReplacement ? 0 : cancelledQty,
    ...(sku ? { sku } : {}),
    makerName,
    ...(color ? { color } : {}),
    size,
    ...(sizeLabel ? { sizeLabel } : {}),
    ...(picture ? { picture } : {}),
    ...(instructions ? { instructions } : {}),
    // VAT abroad is between the buyer and the marketplace.
    ...(readsAmounts && !isReplacement ? { paidPaise: paidPaise - (vatPaise ?? 0) } : {}),
  };
}

/** Gives where a parcel goes: as it was packed, or as the order says now. */
function addressOf({ recipient }: ParcelRow, order: OrderRow): string[] {
  if (order.line1 === null) return [];
  if (recipient) return recipientLines(recipient, order);
  return [order.name ?? '', ...addressLines(order), order.phone ?? ''].filter(Boolean);
}

/** Facts of the courier, and words about the last step. */
function courseOf({ carrier, trackingNumber, trackingUrl, reason, note }: ParcelRow): Partial<ShopParcel> {
  const url = trackingUrl ?? (carrier && trackingNumber ? trackingUrlOf(carrier, trackingNumber) : undefined);
  return {
    ...(carrier ? { carrier } : {}),
    ...(trackingNumber ? { trackingNumber } : {}),
    ...(url ? { trackingUrl: url } : {}),
    ...(reason ? { reason } : {}),
    ...(note ? { note } : {}),
  };
}

/** Finds a parcel of the shop that the caller acts for. @throws {DomainError} ORDER_NOT_FOUND */
export async function requireShopParcel(ctx: Context, parcelId: string): Promise<ShopParcelRow> {
  const row = await readShopParcel(ctx.db, requireShop(ctx).sellerId, parcelId);
  if (!row) throw new DomainError('ORDER_NOT_FOUND');
  return row;
}

/** Tells whether a packing slip of a parcel can be made: something is to be sent, or is on its way. */
export const hasPackingSlip = (row: ShopParcelRow): boolean => ['to-pack', 'packed', 'on-the-way'].includes(parcelFacts(row).lane);

/**
 * Reads a parcel of the shop that the caller acts for. Amounts are left out for members who may not read
 * them, the name and address of the buyer some weeks after its end.
 * @throws {DomainError} ORDER_NOT_FOUND, also for a parcel of another shop
 */
export async function getShopParcel(ctx: Context, { parcelId }: { parcelId: string }): Promise<{ data: { parcel: ShopParcel } }> {
  const { sellerId, powers } = requireShop(ctx);
  const row = await requireShopParcel(ctx, parcelId);
  const order = await readOrder(ctx.db, row.orderId);
  const parcel = (await readParcels(ctx.db, [row.orderId])).find(({ id }) => id === parcelId);
  if (!order || !parcel) throw new DomainError('ORDER_NOT_FOUND');
  const all = await readLines(ctx.db, [row.orderId]);
  const skus = await readSkus(ctx.db, [row.orderId]);
  const readsAmounts = powers.includes('statements');
  const isHidden = isAddressHidden(row, ctx.now());
  const steps = await readSteps(ctx.db, sellerId, parcelId);
  return {
    data: {
      parcel: {
        ...parcelFacts(row),
        ...courseOf(parcel),
        address: isHidden ? [] : addressOf(parcel, order),
        isAddressHidden: isHidden,
        ...(order.giftMessage && !isHidden ? { giftMessage: order.giftMessage } : {}),
        hidesPrices: order.hidesPrices,
        lines: all.filter((line) => line.parcelId === parcelId).map((line) => lineOf(line, skus.get(line.id), readsAmounts)),
        ...(readsAmounts ? { duePaise: parcelView(parcel, all, order, ctx.now()).duePaise } : {}),
        events: senderEvents.filter(
          (event) => findTransition(row.state, event, 'seller') && (event !== 'cancel' || powers.includes('returns')),
        ),
        hasSlip: hasPackingSlip(row),
        ...(isHidden ? {} : { proof: await readPackProof(ctx, parcelId) }),
        canProve: order.line1 !== null && canProve(parcel, ctx.now()),
        timeline: steps.map(({ state, at, by, name, key }) => ({
          ...{ state, at: at.toISOString(), by },
          ...(name ? { name } : {}),
          ...(key ? { key } : {}),
        })),
      },
    },
  };
}
