import { takeStock } from '#modules/catalog/take-stock.ts';
import { holdOrder } from '#modules/orders/hold-order.ts';
import type { Context } from '#platform/context.ts';
import { countLinePieces, lockReturnableLines, readReturnLines } from './queries.ts';

/** Takes other pieces of the same kind out of the stock for those that came back. @throws {Failure} OUT_OF_STOCK */
export async function replaceReturned(tx: Context, { id, orderId }: { id: string; orderId: string }): Promise<void> {
  await holdOrder(tx, orderId);
  const asked = new Map((await readReturnLines(tx.db, id)).map((line) => [line.lineId, line.qty]));
  const lines = await lockReturnableLines(tx.db, orderId, [...asked.keys()]);
  const items = lines.map((line) => ({ lineId: line.id, variantId: line.variantId, qty: asked.get(line.id) ?? 0 }));
  await takeStock(tx, { orderId, items: items.map(({ variantId, qty }) => ({ variantId, qty })) });
  for (const { lineId, qty } of items) await countLinePieces(tx.db, lineId, { replaced: qty });
}
