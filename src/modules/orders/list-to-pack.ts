import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { unitsOf } from './list-shop-parcels.ts';
import type { PackingList } from './packing-list-contract.ts';
import { countParcels, readLanePage, readSkus, type ShopParcelRow } from './shop-parcel-queries.ts';
import { type LineRow, readGiftMessages, readLines } from './view-queries.ts';

/** Parcels that one list holds: more than a table in a workshop does. */
const maxParcels = 200;

function parcelOf(
  row: ShopParcelRow,
  lines: readonly LineRow[],
  skus: ReadonlyMap<string, string>,
  gift: string | undefined,
): PackingList['parcels'][number] {
  const { id, number, shipBy, isGift, isReplacement } = row;
  const recipient = [row.name, row.city].filter(Boolean).join(', ');
  return {
    _id: id,
    number,
    ...(shipBy ? { shipBy } : {}),
    isGift,
    isReplacement,
    ...(recipient ? { recipient } : {}),
    ...(gift ? { giftMessage: gift } : {}),
    lines: lines
      .filter((line) => unitsOf(line) > 0)
      .map((line) => {
        const { title, color, size, sizeLabel, makerName, instructions } = line;
        const sku = skus.get(line.id);
        return {
          ...{ qty: unitsOf(line), title, size, makerName },
          ...(color ? { color } : {}),
          ...(sizeLabel ? { sizeLabel } : {}),
          ...(sku ? { sku } : {}),
          ...(instructions ? { instructions } : {}),
        };
      }),
  };
}

/**
 * Lists what the caller's shop has to pack, the most urgent first, without an address, a phone number or an
 * amount: it is carried around on paper.
 */
export async function getPackingList(ctx: Context): Promise<{ data: PackingList }> {
  const { sellerId } = requireShop(ctx);
  const rows = await readLanePage(ctx.db, sellerId, 'to-pack', { order: 'deadline', after: undefined, limit: maxParcels });
  const orderIds = [...new Set(rows.map(({ orderId }) => orderId))];
  const lines = Map.groupBy(await readLines(ctx.db, orderIds), ({ parcelId }) => parcelId);
  const skus = await readSkus(ctx.db, orderIds);
  const gifts = await readGiftMessages(ctx.db, orderIds);
  const all = (await countParcels(ctx.db, sellerId)).find(({ state }) => state === 'confirmed')?.parcels ?? 0;
  return {
    data: {
      madeAt: ctx.now().toISOString(),
      left: Math.max(0, all - rows.length),
      parcels: rows.map((row) => parcelOf(row, lines.get(row.id) ?? [], skus, gifts.get(row.orderId))),
    },
  };
}
