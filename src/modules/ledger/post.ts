import type { Context } from '#platform/context.ts';
import { insertGoodwill, insertMoney, insertReversal, insertRoundOff, insertSale, readGoodwill } from './posting-queries.ts';

// Postings are called in the transaction whose effect they record, and have no effect the second time.

/** A sold line with the amounts that its units share, in integer paise. */
export interface PostedLine {
  lineId: string;
  orderId: string;
  sellerId: string;
  qty: number;
  /** Amount that the buyer pays, VAT of the destination included. */
  paidPaise: number;
  /** VAT of the destination, which the marketplace owes there. */
  vatPaise: number;
  couponPaise: number;
  couponFundedBy: 'operator' | 'seller' | null;
  commissionPaise: number;
  commissionGstPaise: number;
  tcsPaise: number;
  tdsPaise: number;
}

/** Gives the account that holds the money: of a provider, or of cash collected at the door. */
const moneyAccount = (provider: string) => (provider === 'cod' ? 'cod' : `provider:${provider}`);

/**
 * Posts the sale of a placed order's lines: the buyer owes what they cost, and the sellers are owed their
 * part.
 */
export async function postSale(tx: Context, lines: readonly PostedLine[]): Promise<void> {
  await insertSale(
    tx,
    lines.map((line) => ({ ...line, name: `sale:${line.lineId}`, rangeFrom: 0, rangeTo: line.qty })),
  );
}

/**
 * Reverses exactly the share of units `fromQty` to `toQty` of sold lines, where `fromQty` units were reversed
 * before.
 * @throws where a line was not sold, or has fewer units
 */
export async function postReversal(tx: Context, lines: readonly (PostedLine & { fromQty: number; toQty: number })[]): Promise<void> {
  const postings = lines.map(({ fromQty, toQty, ...line }) => ({
    ...line,
    name: `reversal:${line.lineId}:${fromQty}-${toQty}`,
    rangeFrom: fromQty,
    rangeTo: toQty,
  }));
  const found = await insertReversal(tx, postings);
  for (const { lineId, rangeFrom, rangeTo } of postings)
    if (!found.includes(lineId)) throw new Error(`line ${lineId} has no sale of units ${rangeFrom} to ${rangeTo} to reverse`);
}

/** Posts money that a provider captured. */
export async function postCapture(
  tx: Context,
  payment: { id: string; orderId: string; provider: string; amountPaise: number },
): Promise<void> {
  const { id, orderId, provider, amountPaise } = payment;
  await insertMoney(tx, { id: `capture:${id}`, kind: 'capture', orderId, account: moneyAccount(provider), amountPaise });
}

/** Posts the cash that was collected for a parcel at the door. */
export async function postCodCollection(tx: Context, parcel: { id: string; orderId: string; amountPaise: number }): Promise<void> {
  const { id, orderId, amountPaise } = parcel;
  if (amountPaise === 0) return;
  await insertMoney(tx, { id: `cod:${id}`, kind: 'cod-collection', orderId, account: moneyAccount('cod'), amountPaise });
}

/**
 * Posts the paise by which cash differs from what was owed, because couriers take whole rupees.
 * @param rounding `amountPaise` what the buyer paid beyond what was owed, or got back less than that;
 * negative the other way round. `key` of what was rounded
 */
export async function postRoundOff(tx: Context, rounding: { key: string; orderId: string; amountPaise: number }): Promise<void> {
  const { key, orderId, amountPaise } = rounding;
  if (amountPaise !== 0) await insertRoundOff(tx, { id: `round-off:${key}`, orderId, amountPaise: -amountPaise });
}

/** A refund as the ledger posts it. */
export interface PostedRefund {
  id: string;
  orderId: string;
  /** That of its payment. */
  provider: string;
  amountPaise: number;
  /** Account that paid it, unless the money went back the way it came. */
  paidFrom?: 'provider' | 'bank' | 'chargeback' | 'store-credit' | undefined;
}

/** Gives the account that a refund is paid from: cash is paid back from what was collected. */
function refundAccount({ provider, paidFrom = 'provider' }: PostedRefund): string {
  if (paidFrom === 'chargeback') return 'chargebacks';
  if (paidFrom === 'store-credit') return 'store-credit';
  return paidFrom === 'bank' && provider !== 'cod' ? 'bank' : moneyAccount(provider);
}

/** Posts money that was refunded to the buyer. */
export async function postRefund(tx: Context, refund: PostedRefund): Promise<void> {
  const { id, orderId, amountPaise } = refund;
  await insertMoney(tx, { id: `refund:${id}`, kind: 'refund', orderId, account: refundAccount(refund), amountPaise: -amountPaise });
}

/** Posts that the money of a refund came back to where it was paid from: it is owed again. */
export async function postRefundBack(tx: Context, refund: PostedRefund): Promise<void> {
  const { id, orderId, amountPaise } = refund;
  await insertMoney(tx, { id: `refund-back:${id}`, kind: 'refund', orderId, account: refundAccount(refund), amountPaise });
}

/**
 * Posts money that the buyer is given on top of what was agreed.
 * @param given `sellerId` the seller who bears it; null for the shop itself
 */
export async function postGoodwill(
  tx: Context,
  given: { key: string; orderId: string; sellerId: string | null; amountPaise: number },
): Promise<void> {
  await insertGoodwill(tx, { ...given, id: `goodwill:${given.key}` });
}

/** Sums the goodwill of an order that no refund was counted towards yet, in paise. */
export async function goodwillOf(tx: Context, orderId: string): Promise<number> {
  return (await readGoodwill(tx.db, orderId)).reduce((sum, { amountPaise }) => sum + amountPaise, 0);
}

/**
 * Counts goodwill towards a refund that came after it: together they never exceed what was paid. Those who
 * bore it are relieved.
 * @throws where less goodwill was given
 */
export async function absorbGoodwill(
  tx: Context,
  { key, orderId, amountPaise }: { key: string; orderId: string; amountPaise: number },
): Promise<void> {
  let left = amountPaise;
  for (const { sellerId, amountPaise: given } of await readGoodwill(tx.db, orderId)) {
    const part = Math.min(left, given);
    left -= part;
    if (part > 0) await insertGoodwill(tx, { id: `goodwill-absorbed:${key}:${sellerId ?? 'shop'}`, orderId, sellerId, amountPaise: -part });
  }
  if (left > 0) throw new Error(`refund ${key}: more than was paid`);
}
