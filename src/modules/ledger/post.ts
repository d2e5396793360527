import type { Context } from '#platform/context.ts';
import { insertMoney, insertReversal, insertSale, readCodAmount, readProvider } from './posting-queries.ts';

/** Each is called in the transaction that has the effect it writes down, and has no effect the second time. */

/** Where money is: with a provider, or with who collects it at the door. */
const moneyAccount = (provider: string) => (provider === 'cod' ? 'cod' : `provider:${provider}`);

/** The order stands: the buyer owes us what its lines cost, and we owe the sellers their part. */
export async function postSale(tx: Context, orderId: string): Promise<void> {
  await insertSale(tx.db, orderId);
}

/**
 * Takes back exactly the share of pieces `fromQty` to `toQty` of a line that was sold, where `fromQty` pieces were taken back before.
 * @throws where there is no sale of this line, or it has fewer pieces
 */
export async function postReversal(tx: Context, pieces: { lineId: string; fromQty: number; toQty: number }): Promise<void> {
  if (await insertReversal(tx.db, pieces)) return;
  throw new Error(`line ${pieces.lineId} has no sale of pieces ${pieces.fromQty} to ${pieces.toQty} to take back`);
}

/** A provider took the buyer's money. */
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

/** Money went back to the buyer, the way it came. */
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
