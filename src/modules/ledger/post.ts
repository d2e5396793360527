import type { Context } from '#platform/context.ts';
import { insertMoney, insertReversal, insertSale, readCodAmount, readProvider } from './posting-queries.ts';

/** Postings are called in the transaction whose effect they record, and have no effect the second time. */

/** Gives the account that holds the money: of a provider, or of cash collected at the door. */
const moneyAccount = (provider: string) => (provider === 'cod' ? 'cod' : `provider:${provider}`);

/**
 * Posts the sale of a placed order: the buyer owes what its lines cost, and the sellers are owed their part.
 */
export async function postSale(tx: Context, orderId: string): Promise<void> {
  await insertSale(tx.db, orderId);
}

/**
 * Reverses exactly the share of units `fromQty` to `toQty` of sold lines, where `fromQty` units were reversed
 * before.
 * @throws where a line was not sold, or has fewer units
 */
export async function postReversal(tx: Context, pieces: { lineId: string; fromQty: number; toQty: number }): Promise<void> {
  if (await insertReversal(tx.db, pieces)) return;
  throw new Error(`line ${pieces.lineId} has no sale of pieces ${pieces.fromQty} to ${pieces.toQty} to take back`);
}

/** Posts money that a provider captured. */
export async function postCapture(
  tx: Context,
  payment: { id: string; orderId: string; provider: string; amountPaise: number },
): Promise<void> {
  const { id, orderId, provider, amountPaise } = payment;
  await insertMoney(tx.db, { id: `capture:${id}`, kind: 'capture', orderId, account: moneyAccount(provider), amountPaise });
}

/**
 * A parcel was handed over against cash.
 * @returns what was collected, in paise
 */
export async function postCodCollection(tx: Context, parcelId: string): Promise<number> {
  const due = await readCodAmount(tx.db, parcelId);
  if (!due || due.amountPaise === 0) return 0;
  await insertMoney(tx.db, { id: `cod:${parcelId}`, kind: 'cod-collection', account: moneyAccount('cod'), ...due });
  return due.amountPaise;
}

/** Posts money that was refunded to the buyer, from the account it came to. */
export async function postRefund(
  tx: Context,
  refund: { id: string; orderId: string; paymentId: string; amountPaise: number },
): Promise<void> {
  const { id, orderId, paymentId } = refund;
  const provider = await readProvider(tx.db, paymentId);
  if (provider === undefined) throw new Error(`refund ${id} is of no payment`);
  await insertMoney(tx.db, {
    id: `refund:${id}`,
    kind: 'refund',
    orderId,
    account: moneyAccount(provider),
    amountPaise: -refund.amountPaise,
  });
}
