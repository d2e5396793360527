import { releaseCoupon } from '#modules/cart/redeem-coupon.ts';
import { releaseStock } from '#modules/catalog/release-stock.ts';
import { writeOffStock } from '#modules/catalog/write-off-stock.ts';
import { issueCreditNote } from '#modules/ledger/issue-invoice.ts';
import { absorbGoodwill, goodwillOf, postReversal, postRoundOff } from '#modules/ledger/post.ts';
import { freeMonths } from '#modules/making/book-months.ts';
import { readRefund } from '#modules/payments/api.ts';
import type { RefundReason } from '#modules/payments/refund-rules.ts';
import { requestRefund } from '#modules/payments/request-refund.ts';
import type { RefundedLine } from '#modules/payments/tables.ts';
import { releaseCredit } from '#modules/store-credit/spend-credit.ts';
import type { Context } from '#platform/context.ts';
import { shareOf, wholeRupees } from '#shared/money.ts';
import { type SplitRefund, splitRefund } from '#shared/store-credit.ts';
import { type LockedOrder, readInvoicedParcel } from './api.ts';
import { creditAccountOf } from './credit-of-order.ts';
import { readStandingOfOrder, readStandingOfParcel, type Standing } from './parcel-queries.ts';
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
  /** The buyer chose store credit in place of money. */
  toCredit?: boolean | undefined;
}

export interface Settled {
  /** Refund the way it was paid, in paise. */
  refundPaise: number;
  /** Amount that goes to the buyer's store credit at once, in paise. */
  creditPaise: number;
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
 * Gives what goes back of units by the way that they were paid, and as store credit.
 * @param standing what stands now, without them
 */
function splitOf({ standingPaise, creditPaise }: Standing, back: readonly Back[]): SplitRefund {
  const backPaise = back.reduce((sum, { paise }) => sum + paise, 0);
  return splitRefund({ beforePaise: standingPaise + backPaise, afterPaise: standingPaise, creditPaise });
}

interface PaidBack extends SplitRefund {
  /** Paise that rounding adds to the amounts of the lines. */
  roundOffPaise: number;
  /** Something was paid, so that it is refunded for these lines. */
  lines: readonly Back[];
}

/** Gives what was paid for units of one parcel in cash, and posts what rounding changed of it. */
async function cashPaidFor(tx: Context, order: LockedOrder, rootId: string, back: readonly Back[], key: string): Promise<PaidBack> {
  const standing = await readStandingOfParcel(tx.db, rootId);
  const split = splitOf(standing, back);
  const collectedPaise = await readCollected(tx.db, rootId);
  if (collectedPaise === undefined) return { ...split, paise: 0, roundOffPaise: 0, lines: [] };
  const standsPaise = Math.max(0, standing.standingPaise - standing.creditPaise);
  const paise = cashBack({ collectedPaise, backPaise: split.paise, standsPaise });
  await postRoundOff(tx, { key: `${key}:${rootId}`, orderId: order.id, amountPaise: split.paise - paise });
  return { paise, creditPaise: split.creditPaise, roundOffPaise: paise - split.paise, lines: back };
}

interface Refunded {
  refundPaise: number;
  creditPaise: number;
  /** Paise that rounding adds to the amounts of the lines, by first parcel; negative: takes off. */
  roundOff: ReadonlyMap<string, number>;
}

/** Refunds what was paid for units: by the way that it came, and as store credit what that paid. */
async function refundPaid(tx: Context, order: LockedOrder, back: readonly Back[], settlement: Settlement): Promise<Refunded> {
  const roundOff = new Map<string, number>();
  if (order.method === 'none') return { refundPaise: 0, creditPaise: 0, roundOff };
  const paid: PaidBack[] = [];
  if (order.method === 'cod')
    for (const [rootId, ofParcel] of Map.groupBy(back, ({ line }) => line.parcelId)) {
      const ofCash = await cashPaidFor(tx, order, rootId, ofParcel, settlement.key);
      paid.push(ofCash);
      if (ofCash.lines.length > 0) roundOff.set(rootId, ofCash.roundOffPaise);
    }
  else paid.push({ ...splitOf(await readStandingOfOrder(tx.db, order.id), back), roundOffPaise: 0, lines: back });
  const sumOf = (name: 'paise' | 'creditPaise') => paid.reduce((sum, each) => sum + each[name], 0);
  const lines = paid.flatMap((each) => each.lines).map(({ lineId, qty }) => ({ lineId, qty }));
  const refunded = await refundMoney(tx, order, { amountPaise: sumOf('paise'), lines }, settlement);
  const part = { key: settlement.key, amountPaise: sumOf('creditPaise') };
  const creditPaise = refunded.creditPaise + (await releaseCredit(tx, { order, part }));
  return { refundPaise: refunded.refundPaise, creditPaise, roundOff };
}

/**
 * Refunds money that was paid for units, less goodwill that was given for the order before: by the way that
 * it came, or to store credit where the buyer chose that.
 */
async function refundMoney(
  tx: Context,
  order: LockedOrder,
  { amountPaise, lines }: { amountPaise: number; lines: RefundedLine[] },
  { key, reason, toCredit }: Settlement,
): Promise<{ refundPaise: number; creditPaise: number }> {
  if (amountPaise === 0) return { refundPaise: 0, creditPaise: 0 };
  const orderId = order.id;
  const goodwillPaise = await goodwillOf(tx, orderId);
  const leftPaise = goodwillPaise > 0 ? (await readRefundable(tx.db, orderId)) + (await readAdvanced(tx.db, orderId)) : amountPaise;
  const absorbedPaise = Math.min(goodwillPaise, Math.max(0, amountPaise - leftPaise));
  if (absorbedPaise > 0) await absorbGoodwill(tx, { key, orderId, amountPaise: absorbedPaise });
  const refundPaise = amountPaise - absorbedPaise;
  if (refundPaise === 0) return { refundPaise, creditPaise: 0 };
  const account = toCredit ? await creditAccountOf(tx, order) : undefined;
  const id = await requestRefund(tx, { orderId, amountPaise: refundPaise, key, reason, lines, toCredit: account });
  const refund = account === undefined || id === undefined ? undefined : await readRefund(tx.db, id);
  return refund?.paidFrom === 'store-credit' ? { refundPaise: 0, creditPaise: refund.amountPaise } : { refundPaise, creditPaise: 0 };
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
  const { refundPaise, creditPaise, roundOff } = await refundPaid(tx, order, back, settlement);
  if (order.couponCode !== null && !settlement.keepsCoupon && (await nothingStands(tx.db, orderId))) await releaseCoupon(tx, orderId);
  const finish = async () => {
    const items = back.map(({ variantId, qty }) => ({ variantId, qty }));
    if (stock === 'sell-again' && as === 'cancelled') await freeMonths(tx, orderId, items);
    if (stock === 'sell-again') await releaseStock(tx, { orderId, items, reason: as === 'refunded' ? 'restock' : 'release' });
    else if (as !== 'refunded') await writeOffStock(tx, { orderId, items });
    for (const [rootId, ofParcel] of Map.groupBy(back, ({ line }) => line.parcelId))
      if (await isInvoiced(tx.db, rootId))
        await issueCreditNote(tx, await readInvoicedParcel(tx.db, rootId), ofParcel, roundOff.get(rootId));
  };
  return { refundPaise, creditPaise, finish };
}
