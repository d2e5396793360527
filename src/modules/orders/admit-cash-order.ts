import type { Context } from '#platform/context.ts';
import { sameMailbox, samePhone } from '#shared/same-mailbox.ts';
import { countCashOrders, insertCashOrder, lockCashKeys, readCashBuyer } from './cash-order-queries.ts';
import { addressTextOf, pinOf } from './cash-order-rules.ts';
import { cashLimited } from './contract.ts';

/** Reads the address and telephone of who placed an order. */
export async function readCashContact(tx: Context, orderId: string): Promise<{ email: string; phone: string }> {
  return (await readCashBuyer(tx.db, orderId)) ?? { email: '', phone: '' };
}

/**
 * Admits an order to be paid at the door, within the limits of its buyer and its PIN code: goods on the way
 * cost the seller, and the buyer has paid nothing. The buyer is known by mailbox, telephone and address.
 * @param tx inside the transaction that places the order, after its contact was written
 * @throws {DomainError} CASH_LIMITED; the order can be paid another way
 */
export async function admitCashOrder(tx: Context, orderId: string): Promise<void> {
  const buyer = await readCashBuyer(tx.db, orderId);
  if (!buyer) throw new Error(`order ${orderId} has no contact`);
  const digest = (kind: string, text: string) => tx.secrets.digest(`cash ${kind}`, text);
  const keys = {
    email: digest('mailbox', sameMailbox(buyer.email)),
    phone: digest('telephone', samePhone(buyer.phone)),
    address: digest('address', addressTextOf(buyer)),
    pin: pinOf(buyer),
  };
  await lockCashKeys(tx.db, keys);
  const { codOpenPerPerson, codOpenPerPin, codRefusals } = tx.app.payments;
  const { person, area, refused } = await countCashOrders(tx.db, orderId, keys);
  const isReached = (count: number, max: number) => max > 0 && count >= max;
  if (isReached(person, codOpenPerPerson) || isReached(refused, codRefusals)) throw cashLimited({ reason: 'person' });
  if (isReached(area, codOpenPerPin)) throw cashLimited({ reason: 'area' });
  await insertCashOrder(tx.db, orderId, keys, tx.now());
}
