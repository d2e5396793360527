import { releaseStock } from '#modules/catalog/release-stock.ts';
import { issueCreditNote } from '#modules/ledger/issue-invoice.ts';
import { postReversal } from '#modules/ledger/post.ts';
import { addReturnedUnits, readInvoicedParcel, readPostedLines } from '#modules/orders/api.ts';
import { requestRefund } from '#modules/payments/request-refund.ts';
import type { Context } from '#platform/context.ts';
import { shareOf } from '#shared/money.ts';
import { lockReturnedLines } from './lock-returned-lines.ts';

/**
 * Refunds the units of a return: reverses exactly their share of the sale, requests the refund and issues the
 * credit note.
 * @param restock puts the units back on sale
 * @throws {DomainError} NOT_RETURNABLE
 */
export async function refundReturn(tx: Context, row: { id: string; orderId: string; parcelId: string }, restock: boolean): Promise<void> {
  const { id, orderId, parcelId } = row;
  const back = (await lockReturnedLines(tx, row)).map((line) => {
    const fromQty = line.cancelledQty + line.refundedQty;
    const toQty = fromQty + line.returnedQty;
    const paise = shareOf(line.paidPaise, line.qty, { from: fromQty, to: toQty });
    return { lineId: line.id, variantId: line.variantId, qty: line.returnedQty, fromQty, toQty, paise };
  });
  const ranges = new Map(back.map(({ lineId, fromQty, toQty }) => [lineId, { fromQty, toQty }]));
  const sold = await readPostedLines(tx.db, orderId, [...ranges.keys()]);
  await postReversal(
    tx,
    sold.flatMap((line) => ({ ...line, ...(ranges.get(line.lineId) ?? { fromQty: 0, toQty: 0 }) })),
  );
  for (const { lineId, qty } of back) await addReturnedUnits(tx.db, lineId, { refunded: qty, restocked: restock ? qty : 0 });
  const amountPaise = back.reduce((sum, line) => sum + line.paise, 0);
  if (amountPaise > 0) {
    const refunded = back.map(({ lineId, qty, paise }) => ({ lineId, qty, paise }));
    await requestRefund(tx, { orderId, amountPaise, key: `return:${id}`, reason: 'returned', lines: refunded });
  }
  // Stock and the number of the note come last, because other transactions wait for them.
  if (restock) await releaseStock(tx, { orderId, items: back.map(({ variantId, qty }) => ({ variantId, qty })), reason: 'restock' });
  await issueCreditNote(tx, await readInvoicedParcel(tx.db, parcelId), back);
}
