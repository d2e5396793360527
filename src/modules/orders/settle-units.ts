import { releaseCoupon } from '#modules/cart/redeem-coupon.ts';
import { releaseStock } from '#modules/catalog/release-stock.ts';
import { writeOffStock } from '#modules/catalog/write-off-stock.ts';
import { issueCreditNote } from '#modules/ledger/issue-invoice.ts';
import { absorbGoodwill, goodwillOf, postReversal, postRoundOff } from '#modules/ledger/post.ts';
import type { RefundReason } from '#modules/payments/refund-rules.ts';
import { requestRefund } from '#modules/payments/request-refund.ts';
import type { RefundedLine } from '#modules/payments/tables.ts';
import type { Context } from '#platform/context.ts';
import { shareOf, wholeRupees } from '#shared/money.ts';
import { type LockedOrder, readInvoicedParcel } from './api.ts';
import { readDueOfParcel } from './parcel-queries.ts';
import { addUnits, isInvoiced, nothingStands, readAdvanced, readCollected, readRefundable, type UnitsLine } from './unit-queries.ts';

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

/**
 * Computes what goes back of the cash of one parcel: couriers take whole rupees, so it is the difference of
 * two amounts that are rounded, and together never more than was collected.
 * @param cash what was collected, what was owed for the units that go back, and for those that stand
 */
export function cashBack({
  collectedPaise,
  backPaise,
  standsPaise,
}: {
  collectedPaise: number;
  backPaise: number;
  standsPaise: number;
}): number {
  // Cash of orders of before was not rounded.
  return collectedPaise % 100 === 0 ? wholeRupees(standsPaise + backPaise) - wholeRupees(standsPaise) : backPaise;
}

/**
 * Gives what was paid for units of one parcel, and what rounding changed of it, which is posted.
 * @returns undefined for cash that was not collected
 */
async function paidFor(
  tx: Context,
  order: LockedOrder,
  rootId: string,
  back: readonly Back[],
  key: string,
): Promise<{ paise: number; roundOffPaise: number } | undefined> {
  const backPaise = back.reduce((sum, { paise }) => sum + paise, 0);
  if (order.method !== 'cod') return { paise: backPaise, roundOffPaise: 0 };
  const collectedPaise = await readCollected(tx.db, rootId);
  if (collectedPaise === undefined) return undefined;
  const paise = cashBack({ collectedPaise, backPaise, standsPaise: await readDueOfParcel(tx.db, rootId) });
  await postRoundOff(tx, { key: `${key}:${rootId}`, orderId: order.id, amountPaise: backPaise - paise });
  return { paise, roundOffPaise: paise - backPaise };
}

interface PaidBack {
  refundPaise: number;
  /** Paise that rounding adds to the amounts of the lines, by first parcel; negative: takes off. */
  roundOff: ReadonlyMap<string, number>;
}

/** Refunds what was paid for units, less goodwill that was given for the order before. */
async function refundPaid(tx: Context, order: LockedOrder, back: readonly Back[], { key, reason }: Settlement): Promise<PaidBack> {
  const roundOff = new Map<string, number>();
  const none = { refundPaise: 0, roundOff };
  if (order.method === 'none') return none;
  const lines: RefundedLine[] = [];
  let amountPaise = 0;
  for (const [rootId, ofParcel] of Map.groupBy(back, ({ line }) => line.parcelId)) {
    const paid = await paidFor(tx, order, rootId, ofParcel, key);
    if (!paid) continue;
    lines.push(...ofParcel.map(({ lineId, qty }) => ({ lineId, qty })));
    amountPaise += paid.paise;
    roundOff.set(rootId, paid.roundOffPaise);
  }
  if (amountPaise === 0) return none;
  const orderId = order.id;
  const goodwillPaise = await goodwillOf(tx, orderId);
  const leftPaise = goodwillPaise > 0 ? (await readRefundable(tx.db, orderId)) + (await readAdvanced(tx.db, orderId)) : amountPaise;
  const absorbedPaise = Math.min(goodwillPaise, Math.max(0, amountPaise - leftPaise));
  if (absorbedPaise > 0) await absorbGoodwill(tx, { key, orderId, amountPaise: absorbedPaise });
  const refundPaise = amountPaise - absorbedPaise;
  if (refundPaise > 0) await requestRefund(tx, { orderId, amountPaise: refundPaise, key, reason, lines });
  return { refundPaise, roundOff };
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
  const { refundPaise, roundOff } = await refundPaid(tx, order, back, settlement);
  if (order.couponCode !== null && !settlement.keepsCoupon && (await nothingStands(tx.db, orderId))) await releaseCoupon(tx, orderId);
  const finish = async () => {
    const items = back.map(({ variantId, qty }) => ({ variantId, qty }));
    if (stock === 'sell-again') await releaseStock(tx, { orderId, items, reason: as === 'refunded' ? 'restock' : 'release' });
    else if (as !== 'refunded') await writeOffStock(tx, { orderId, items });
    for (const [rootId, ofParcel] of Map.groupBy(back, ({ line }) => line.parcelId))
      if (await isInvoiced(tx.db, rootId))
        await issueCreditNote(tx, await readInvoicedParcel(tx.db, rootId), ofParcel, roundOff.get(rootId));
  };
  return { refundPaise, finish };
}
