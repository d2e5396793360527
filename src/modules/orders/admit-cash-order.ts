import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { sameMailbox, samePhone } from '#shared/same-mailbox.ts';
import { insertCashOrder, insertCountedCashOrder, lockCashKeys, readCashBuyer } from './cash-order-queries.ts';
import { addressTextOf, type CashBuyer, findCashLimit, pinOf } from './cash-order-rules.ts';
import { cashLimited } from './contract.ts';

/** Reads who placed an order, and to where. */
export async function requireCashBuyer(tx: Context, orderId: string): Promise<CashBuyer> {
  const buyer = await readCashBuyer(tx.db, orderId);
  if (!buyer) throw new Error(`order ${orderId} has no contact`);
  return buyer;
}

/**
 * Admits an order to be paid at the door, within the limits of its buyer and its PIN code: goods on the way
 * cost the seller, and the buyer has paid nothing.
 * @param tx inside the transaction that places the order, after it was written
 * @param buyer as the order has it
 * @param emailProved whether the buyer has shown that the mailbox is theirs
 * @throws {DomainError} CASH_LIMITED; the order can be paid another way. CASH_CODE_NEEDED where a proved
 * mailbox could tell the buyer from others who typed the same
 */
export async function admitCashOrder(tx: Context, orderId: string, buyer: CashBuyer, emailProved: boolean): Promise<void> {
  const digest = (kind: string, text: string) => tx.secrets.digest(`cash ${kind}`, text);
  const keys = {
    email: digest('mailbox', sameMailbox(buyer.email)),
    emailProved,
    phone: digest('telephone', samePhone(buyer.phone)),
    address: digest('address', addressTextOf(buyer)),
    pin: pinOf(buyer),
  };
  const { codOpenPerPerson, codOpenPerPin, codRefusals } = tx.app.payments;
  const order = { orderId, buyer, keys, at: tx.now() };
  if (codOpenPerPerson === 0 && codOpenPerPin === 0 && codRefusals === 0) return insertCashOrder(tx.db, order);
  await lockCashKeys(tx.db, keys, buyer.userId);
  const reason = findCashLimit(await insertCountedCashOrder(tx.db, order, codOpenPerPin > 0), tx.app.payments);
  if (reason)
    throw tx.app.payments.codCode && !emailProved && !buyer.userId ? new DomainError('CASH_CODE_NEEDED') : cashLimited({ reason });
}
