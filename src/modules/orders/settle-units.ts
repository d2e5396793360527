import { releaseCoupon } from '#modules/cart/redeem-coupon.ts';
import { releaseStock } from '#modules/catalog/release-stock.ts';
import { writeOffStock } from '#modules/catalog/write-off-stock.ts';
import { issueCreditNote } from '#modules/ledger/issue-invoice.ts';
import { absorbGoodwill, goodwillOf, postReversal } from '#modules/ledger/post.ts';
import type { RefundReason } from '#modules/payments/refund-rules.ts';
import { requestRefund } from '#modules/payments/request-refund.ts';
import type { Context } from '#platform/context.ts';
import { shareOf } from '#shared/money.ts';
import { type LockedOrder, readInvoicedParcel } from './api.ts';
import { addUnits, isCashCollected, isInvoiced, nothingStands, readAdvanced, readRefundable, type UnitsLine } from './unit-queries.ts';

export interface Settlement {
  /** Idempotency key of the refund. */
  key: string;
  reason: RefundReason;
  /**
   * Counter of the line: `cancelled` where a first parcel does not leave, `unsent` where a replacement does
   * not, `refunded` where the units had left.
   */
  as: 'cancelled' | 'unsent' | 'refunded';
  /** Fate of the units: on sale again, or gone. */
  stock: 'sell-again' | 'write-off';
  /** The buyer had the units: the coupon counts as used even where all of them came back. */
  keepsCoupon?: true;
}

export interface Settled {
  /** Refund to the buyer, in paise. */
  refundPaise: number;
  /** Call it last: other transactions wait for the rows of the stock, then for the numbers of the notes. */
  finish: () => Promise<void>;
}

type Back = { line: UnitsLine; lineId: string; qty: number; paise: number };

/** Refunds what was paid for units, less goodwill that was given for the order before. */
async function refundPaid(tx: Context, order: LockedOrder, back: readonly Back[], { key, reason }: Settlement): Promise<number> {
  if (order.method === 'none') return 0;
  const paid: Back[] = [];
  for (const [rootId, ofParcel] of Map.groupBy(back, ({ line }) => line.parcelId))
    if (order.method !== 'cod' || (await isCashCollected(tx.db, rootId))) paid.push(...ofParcel);
  const amountPaise = paid.reduce((sum, { paise }) => sum + paise, 0);
  if (amountPaise === 0) return 0;
  const orderId = order.id;
  const goodwillPaise = await goodwillOf(tx, orderId);
  const leftPaise = goodwillPaise > 0 ? (await readRefundable(tx.db, orderId)) + (await readAdvanced(tx.db, orderId)) : amountPaise;
  const absorbedPaise = Math.min(goodwillPaise, Math.max(0, amountPaise - leftPaise));
  if (absorbedPaise > 0) await absorbGoodwill(tx, { key, orderId, amountPaise: absorbedPaise });
  const refundPaise = amountPaise - absorbedPaise;
  const lines = paid.map(({ lineId, qty }) => ({ lineId, qty }));
  if (refundPaise > 0) await requestRefund(tx, { orderId, amountPaise: refundPaise, key, reason, lines });
  return refundPaise;
}

/**
 * Settles units that the buyer does not get or keep: reverses exactly their share of the sale, refunds what
 * was paid for them, returns the coupon of an order of which nothing stands, and in `finish` sells the units
 * again and issues the credit note.
 * @param tx inside a transaction that holds the order and its parcels
 * @param units of lines of one first parcel or its replacements
 */
export async function settleUnits(
  tx: Context,
  order: LockedOrder,
  units: readonly { line: UnitsLine; qty: number }[],
  settlement: Settlement,
): Promise<Settled> {
  const { as, stock } = settlement;
  const orderId = order.id;
  const back = units.map(({ line, qty }) => {
    const fromQty = line.cancelledQty + line.refundedQty;
    const toQty = fromQty + qty;
    const { lineId, variantId } = line;
    return { line, lineId, variantId, qty, fromQty, toQty, paise: shareOf(line.paidPaise, line.qty, { from: fromQty, to: toQty }) };
  });
  await postReversal(
    tx,
    back.map(({ line, fromQty, toQty }) => ({ ...line, fromQty, toQty })),
  );
  const isRestocked = as === 'refunded' && stock === 'sell-again';
  await addUnits(
    tx.db,
    back.map(({ lineId, qty }) => ({
      id: lineId,
      cancelled: as === 'cancelled' ? qty : 0,
      refunded: as === 'cancelled' ? 0 : qty,
      restocked: isRestocked ? qty : 0,
      replaced: as === 'unsent' ? -qty : 0,
    })),
  );
  const refundPaise = await refundPaid(tx, order, back, settlement);
  if (order.couponCode !== null && !settlement.keepsCoupon && (await nothingStands(tx.db, orderId))) await releaseCoupon(tx, orderId);
  const finish = async () => {
    const items = back.map(({ variantId, qty }) => ({ variantId, qty }));
    if (stock === 'sell-again') await releaseStock(tx, { orderId, items, reason: as === 'refunded' ? 'restock' : 'release' });
    else if (as !== 'refunded') await writeOffStock(tx, { orderId, items });
    for (const [rootId, ofParcel] of Map.groupBy(back, ({ line }) => line.parcelId))
      if (await isInvoiced(tx.db, rootId)) await issueCreditNote(tx, await readInvoicedParcel(tx.db, rootId), ofParcel);
  };
  return { refundPaise, finish };
}
