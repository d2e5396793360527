import { trackingUrlOf } from '#shared/carriers.ts';
import { shareOf, wholeRupees } from '#shared/money.ts';
import type { OrderLine, Parcel } from './contract.ts';
import { takesCredit } from './credit-of-order.ts';
import { recipientLines } from './order-views.ts';
import { arrivalDue, comingParcelStates, nextShopMove, parcelClocks } from './parcel-clock-rules.ts';
import type { Remedy } from './parcel-contract.ts';
import { canReplace, findTransition } from './parcel-rules.ts';
import { canReportMissing, missingFrom } from './report-missing-rules.ts';
import { availableReturnReasons, isPresumed, returnUntil, type SoldItem } from './return-window-rules.ts';
import type { LineRow, OrderRow, ParcelRow } from './view-queries.ts';

const soldItem = ({ perishable, leadTimeDays }: LineRow, country: string, { deliveredBy }: ParcelRow): SoldItem => ({
  country,
  perishable,
  madeToOrder: leadTimeDays !== null,
  presumed: isPresumed(deliveredBy),
});

function lineView(row: LineRow, parcel: ParcelRow, country: string, now: Date): OrderLine {
  const {
    id,
    parcelId: _,
    color,
    sizeLabel,
    picture,
    leadTimeDays,
    instructions,
    vatPaise,
    returningQty,
    unitsQty,
    isReplacement,
    ...facts
  } = row;
  const left = facts.qty - facts.cancelledQty - facts.refundedQty;
  const { state, deliveredAt } = parcel;
  const item = soldItem(row, country, parcel);
  const returnReasons = state === 'delivered' && deliveredAt ? availableReturnReasons(item, deliveredAt, now) : [];
  const returnableQty = returnReasons.length > 0 ? Math.max(0, Math.min(left, unitsQty - returningQty)) : 0;
  // The amounts of a line stand once, with its first parcel.
  const own = isReplacement
    ? { qty: unitsQty, cancelledQty: 0, refundedQty: 0, replacedQty: 0, couponPaise: 0, paidPaise: 0, taxPaise: 0 }
    : {};
  return {
    _id: id,
    ...facts,
    ...own,
    ...(color ? { color } : {}),
    ...(sizeLabel ? { sizeLabel } : {}),
    ...(picture ? { picture } : {}),
    ...(leadTimeDays ? { leadTimeDays } : {}),
    ...(instructions ? { instructions } : {}),
    ...(vatPaise && !isReplacement ? { vatPaise } : {}),
    canCancel: !isReplacement && left > 0 && !facts.perishable && findTransition(state, 'cancel', 'buyer') !== undefined,
    canReturn: returnableQty > 0,
    returnableQty,
    returnReasons: returnableQty > 0 ? returnReasons : [],
  };
}

/** Gives what the courier still collects for a parcel, in paise. */
function duePaise({ state, isCollected, creditPaise }: ParcelRow, lines: readonly LineRow[], { method }: OrderRow): number {
  if (method !== 'cod' || isCollected || !comingParcelStates.includes(state)) return 0;
  const standingPaise = lines.reduce((sum, { paidPaise, qty, cancelledQty, refundedQty }) => {
    return sum + shareOf(paidPaise, qty, { from: cancelledQty + refundedQty, to: qty });
  }, 0);
  return wholeRupees(Math.max(0, standingPaise - creditPaise));
}

/**
 * Gives the paise by which the cash of a parcel differs from the amounts of its lines, because couriers take
 * whole rupees.
 */
export function roundOffPaise(
  { id, state, replacesId, isCollected, creditPaise }: ParcelRow,
  all: readonly LineRow[],
  { method }: OrderRow,
): number {
  // Collected once, it is counted with the first parcel of a chain.
  if (method !== 'cod' || (isCollected ? replacesId !== null : !comingParcelStates.includes(state))) return 0;
  const lines = all.filter((line) => line.parcelId === id);
  const paise = lines.reduce((sum, { paidPaise, qty, cancelledQty }) => sum + shareOf(paidPaise, qty, { from: cancelledQty, to: qty }), 0);
  const cashPaise = Math.max(0, paise - creditPaise);
  return wholeRupees(cashPaise) - cashPaise;
}

/** Tells whether nothing was paid for a parcel: its cash was not collected, or it costs nothing. */
const isUnpaid = ({ isCollected, creditPaise }: ParcelRow, { method }: OrderRow): boolean =>
  method === 'none' || (method === 'cod' && !isCollected && creditPaise === 0);

/** Gives the moment at which the shop itself moves a parcel on, without an answer. */
function nextBy(row: ParcelRow, { country, method }: OrderRow): Date | undefined {
  const clock = parcelClocks[row.state];
  if (!clock || (clock.expiry?.exceptCash && method === 'cod')) return undefined;
  const since = clock.from === 'arrival' ? arrivalDue(row, country) : row.stateAt;
  return nextShopMove(clock, since, row.remindedAt);
}

/** Tells whether money that goes back of an order can be store credit. */
export const mayTakeCredit = ({ userId, joinedAt, method }: OrderRow): boolean =>
  method !== 'none' && takesCredit({ userId, isJoined: joinedAt !== null });

/** Lists the remedies between which the buyer of a parcel that does not come can choose. */
function remediesOf(row: ParcelRow, order: OrderRow): Remedy[] {
  if (findTransition(row.state, 'refund', 'buyer') === undefined) return [];
  return ['refund', ...(canReplace(row) ? (['replacement'] as const) : []), ...(mayTakeCredit(order) ? (['store-credit'] as const) : [])];
}

/** Shapes a parcel with its lines; its timeline begins when the order was created. */
export function parcelView(row: ParcelRow, all: readonly LineRow[], order: OrderRow, now: Date): Parcel {
  const { id, sellerId, slug, sellerName, sellerLabel, state, promisedFrom, promisedUntil } = row;
  const { carrier, trackingNumber, trackingUrl, deliveredAt, deliveredBy, replacesId, reason, note, remedy } = row;
  const { country, createdAt } = order;
  const lines = all.filter((line) => line.parcelId === id);
  const until =
    deliveredAt &&
    returnUntil(
      lines.map((line) => soldItem(line, country, row)),
      deliveredAt,
    );
  const followUrl = trackingUrl ?? (carrier && trackingNumber ? trackingUrlOf(carrier, trackingNumber) : undefined);
  const next = nextBy(row, order);
  const from = missingFrom(row);
  return {
    _id: id,
    seller: { _id: sellerId, slug, sellerName, ...(sellerLabel ? { label: sellerLabel } : {}) },
    state,
    promisedFrom,
    promisedUntil,
    ...(row.recipient ? { address: recipientLines(row.recipient, order) } : {}),
    ...(carrier ? { carrier } : {}),
    ...(trackingNumber ? { trackingNumber } : {}),
    ...(followUrl ? { trackingUrl: followUrl } : {}),
    ...(deliveredAt && until ? { deliveredAt: deliveredAt.toISOString(), returnUntil: until.toISOString() } : {}),
    ...(isPresumed(deliveredBy) ? { isPresumed: true } : {}),
    ...(replacesId ? { replaces: replacesId } : {}),
    ...(reason ? { reason } : {}),
    ...(note ? { note } : {}),
    ...(remedy && state !== 'delivered' ? { remedy } : {}),
    remedies: remediesOf(row, order),
    canConfirm: findTransition(state, isPresumed(deliveredBy) ? 'confirm-receipt' : 'deliver', 'buyer') !== undefined,
    canReportMissing: canReportMissing(row, now),
    ...(from && state === 'shipped' ? { missingFrom: from.toISOString() } : {}),
    ...(next ? { nextBy: next.toISOString() } : {}),
    duePaise: duePaise(row, lines, order),
    ...(isUnpaid(row, order) ? { isUnpaid: true } : {}),
    timeline: [...(replacesId ? [] : [{ state: 'placed' as const, at: createdAt.toISOString() }]), ...row.timeline],
    lines: lines.map((line) => lineView(line, row, country, now)),
    invoices: row.invoices,
  };
}
