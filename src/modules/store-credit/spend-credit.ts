import { postCreditEnd, postCreditUse } from '#modules/ledger/post-store-credit.ts';
import type { Context } from '#platform/context.ts';
import { insertMovement, lockAccount, readAccountOf, readBalance, readCreditOfOrder } from './queries.ts';

interface OrderOfCredit {
  id: string;
  number: string;
}

/** Names the next posting of an order: each use and each return of the whole has its own. */
const nameOf = (order: OrderOfCredit, movements: number) => `credit:${order.id}:${movements + 1}`;

/**
 * Pays for an order with store credit. The account is locked, so that two orders at once never spend the
 * same rupee.
 * @param tx inside a transaction that holds the order's row
 * @param userId who pays; undefined for the one who paid for this order before
 * @returns false where there is not as much: nothing was changed
 */
export async function spendCredit(
  tx: Context,
  { order, userId, amountPaise }: { order: OrderOfCredit; userId?: string | undefined; amountPaise: number },
): Promise<boolean> {
  if (amountPaise === 0) return true;
  const used = await readCreditOfOrder(tx.db, order.number);
  const accountId = userId === undefined ? used?.accountId : await readAccountOf(tx.db, userId);
  if (accountId === undefined || !(await lockAccount(tx.db, accountId))?.userId) return false;
  if ((await readBalance(tx.db, accountId)) < amountPaise) return false;
  const transactionId = nameOf(order, used?.movements ?? 0);
  await postCreditUse(tx, { id: transactionId, orderId: order.id, amountPaise });
  await insertMovement(tx.db, { transactionId, accountId, source: 'order', orderNumber: order.number, at: tx.now() });
  return true;
}

/**
 * Gives store credit back that an order needs no more: all of it, or a part. The same key gives it once.
 * What comes back to an erased person ends at once: that was said when the account was deleted.
 * @param tx inside a transaction that holds the order's row
 * @returns what went back, in paise
 */
export async function releaseCredit(
  tx: Context,
  { order, part }: { order: OrderOfCredit; part?: { key: string; amountPaise: number } | undefined },
): Promise<number> {
  const used = await readCreditOfOrder(tx.db, order.number);
  const amountPaise = part?.amountPaise ?? used?.heldPaise ?? 0;
  if (!used || amountPaise === 0) return 0;
  const transactionId = part ? `credit-back:${part.key}` : nameOf(order, used.movements);
  const { accountId } = used;
  await postCreditUse(tx, { id: transactionId, orderId: order.id, amountPaise: -amountPaise });
  await insertMovement(tx.db, { transactionId, accountId, source: 'order-back', orderNumber: order.number, at: tx.now() });
  if ((await lockAccount(tx.db, accountId))?.userId === null) await endCredit(tx, accountId, transactionId);
  return amountPaise;
}

/**
 * Ends what is left on an account.
 * @param tx inside a transaction that holds the account
 * @param key names the end: an account can end with its person, and again with what came back later
 */
export async function endCredit(tx: Context, accountId: string, key: string): Promise<void> {
  const amountPaise = await readBalance(tx.db, accountId);
  if (amountPaise === 0) return;
  const transactionId = `credit-ended:${key}`;
  await postCreditEnd(tx, { id: transactionId, amountPaise });
  await insertMovement(tx.db, { transactionId, accountId, source: 'erased', orderNumber: null, at: tx.now() });
}
