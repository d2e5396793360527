import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { sameMailbox, samePhone } from '#shared/same-mailbox.ts';
import { countCashOrders, insertCashOrder, lockCashKeys, readCashBuyer } from './cash-order-queries.ts';
import { addressTextOf, findCashLimit, pinOf } from './cash-order-rules.ts';
import { cashLimited } from './contract.ts';

/** Reads the address and telephone of who placed an order. */
export async function readCashContact(tx: Context, orderId: string): Promise<{ email: string; phone: string }> {
  return (await readCashBuyer(tx.db, orderId)) ?? { email: '', phone: '' };
}

/**
 * Admits an order to be paid at the door, within the limits of its buyer and its PIN code: goods on the way
 * cost the seller, and the buyer has paid nothing.
 * @param tx inside the transaction that places the order, after its contact was written
 * @param emailProved whether the buyer has shown that the mailbox is theirs
 * @throws {DomainError} CASH_LIMITED; the order can be paid another way. CASH_CODE_NEEDED where a proved
 * mailbox could tell the buyer from others who typed the same
 */
export async function admitCashOrder(tx: Context, orderId: string, emailProved: boolean): Promise<void> {
  const buyer = await readCashBuyer(tx.db, orderId);
  if (!buyer) throw new Error(`order ${orderId} has no contact`);
  const digest = (kind: string, text: string) => tx.secrets.digest(`cash ${kind}`, text);
  const keys = {
    email: digest('mailbox', sameMailbox(buyer.email)),
    emailProved,
    phone: digest('telephone', samePhone(buyer.phone)),
    address: digest('address', addressTextOf(buyer)),
    pin: pinOf(buyer),
  };
  const { codOpenPerPerson, codOpenPerPin, codRefusals } = tx.app.payments;
  const isLimited = codOpenPerPerson > 0 || codOpenPerPin > 0 || codRefusals > 0;
  if (isLimited) await lockCashKeys(tx.db, keys, buyer.userId);
  const reason = isLimited ? findCashLimit(await countCashOrders(tx.db, orderId, buyer, keys), tx.app.payments) : undefined;
  if (reason)
    throw tx.app.payments.codCode && !emailProved && !buyer.userId ? new DomainError('CASH_CODE_NEEDED') : cashLimited({ reason });
  await insertCashOrder(tx.db, orderId, keys, tx.now());
}
