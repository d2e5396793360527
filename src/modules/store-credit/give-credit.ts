import { postCreditGift, postCreditRecovery } from '#modules/ledger/post-store-credit.ts';
import type { Context } from '#platform/context.ts';
import { insertMovement, insertReason, lockAccount, readBalance, readPostings } from './queries.ts';

/**
 * Notes that a refund went to store credit. Its money is posted by payments, under the refund's name.
 * @param tx inside a transaction that posted it
 */
export async function recordCreditRefund(
  tx: Context,
  refund: { id: string; accountId: string; orderNumber: string | undefined },
): Promise<void> {
  const { id, accountId, orderNumber = null } = refund;
  await insertMovement(tx.db, { transactionId: `refund:${id}`, accountId, source: 'refund', orderNumber, at: tx.now() });
}

/**
 * Gives store credit out of goodwill, once for each key.
 * @param tx inside a transaction that holds the order
 * @param gift `sellerId` the seller who bears it; null for the shop. `reason` is for the buyer to read
 */
export async function giveCredit(
  tx: Context,
  gift: {
    key: string;
    accountId: string;
    order: { id: string; number: string };
    sellerId: string | null;
    amountPaise: number;
    reason: string;
  },
): Promise<void> {
  const { key, accountId, order, sellerId, amountPaise, reason } = gift;
  const transactionId = `credit-gift:${key}`;
  await postCreditGift(tx, { id: transactionId, orderId: order.id, sellerId, amountPaise });
  await insertMovement(tx.db, { transactionId, accountId, source: 'goodwill', orderNumber: order.number, at: tx.now() });
  await insertReason(tx.db, transactionId, reason);
}

/**
 * Takes store credit back of which a bank took the money: as much as is left, never more than was given for
 * this payment; and gives it again where the bank decides otherwise.
 * @param tx inside a transaction that holds the order
 * @param taken `refundIds` of the payment that went to store credit, `overPaise` what went out twice
 * @returns what was taken back by this call, in paise; negative: given again
 */
export async function recoverCredit(
  tx: Context,
  taken: {
    disputeId: string;
    step: number;
    order: { id: string; number: string | undefined };
    refundIds: readonly string[];
    overPaise: number;
  },
): Promise<number> {
  const { disputeId, step, order, refundIds, overPaise } = taken;
  const [given] = await readPostings(
    tx.db,
    refundIds.map((id) => `refund:${id}`),
    '',
  );
  if (!given) return 0;
  const { accountId } = given;
  const account = await lockAccount(tx.db, accountId);
  const [before] = await readPostings(tx.db, [], `credit-dispute:${disputeId}:%`);
  const recoveredPaise = -(before?.amountPaise ?? 0);
  const wantedPaise = Math.min(overPaise, given.amountPaise) - recoveredPaise;
  const amountPaise = wantedPaise > 0 ? Math.min(wantedPaise, await readBalance(tx.db, accountId)) : wantedPaise;
  if (amountPaise === 0 || !account?.userId) return 0;
  const transactionId = `credit-dispute:${disputeId}:${step}`;
  await postCreditRecovery(tx, { id: transactionId, orderId: order.id, amountPaise });
  await insertMovement(tx.db, { transactionId, accountId, source: 'dispute', orderNumber: order.number ?? null, at: tx.now() });
  return amountPaise;
}
