import { giveBackStock } from '#modules/catalog/give-back-stock.ts';
import { issueCreditNote } from '#modules/ledger/issue-invoice.ts';
import { postReversal } from '#modules/ledger/post.ts';
import { shareOf } from '#modules/ledger/sale-rules.ts';
import { holdOrder } from '#modules/orders/hold-order.ts';
import { requestRefund } from '#modules/payments/request-refund.ts';
import type { Context } from '#platform/context.ts';
import { countLinePieces, lockReturnableLines, readReturnLines } from './queries.ts';

/**
 * Pays the pieces of a return back: reverses exactly their share of the sale, asks the provider for the refund and writes the credit
 * note. @param restock they are sold again
 */
export async function payBackReturn(
  tx: Context,
  { id, orderId, parcelId }: { id: string; orderId: string; parcelId: string },
  restock: boolean,
): Promise<void> {
  await holdOrder(tx, orderId);
  const asked = new Map((await readReturnLines(tx.db, id)).map((line) => [line.lineId, line.qty]));
  const lines = await lockReturnableLines(tx.db, orderId, [...asked.keys()]);
  const back = lines.map((line) => {
    const qty = asked.get(line.id) ?? 0;
    const fromQty = line.cancelledQty + line.refundedQty;
    const toQty = fromQty + qty;
    return {
      lineId: line.id,
      variantId: line.variantId,
      qty,
      fromQty,
      toQty,
      paise: shareOf(line.paidPaise, line.qty, { from: fromQty, to: toQty }),
    };
  });
  for (const { lineId, fromQty, toQty, qty } of back) {
    await postReversal(tx, { lineId, fromQty, toQty });
    await countLinePieces(tx.db, lineId, { refunded: qty, restocked: restock ? qty : 0 });
  }
  if (restock) await giveBackStock(tx, { orderId, items: back.map(({ variantId, qty }) => ({ variantId, qty })), reason: 'restock' });
  await issueCreditNote(tx, { parcelId, lines: back.map(({ lineId, fromQty, toQty }) => ({ lineId, fromQty, toQty })) });
  const amountPaise = back.reduce((sum, line) => sum + line.paise, 0);
  if (amountPaise > 0) {
    const refunded = back.map(({ lineId, qty, paise }) => ({ lineId, qty, paise }));
    await requestRefund(tx, { orderId, amountPaise, key: `return:${id}`, reason: 'returned', lines: refunded });
  }
}
