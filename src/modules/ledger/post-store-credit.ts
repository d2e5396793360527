import type { Context } from '#platform/context.ts';
import { insertEntries } from './posting-queries.ts';

// Postings of store credit, which the shop owes its buyers. They are called in the transaction whose effect
// they record, and have no effect the second time. Whose they are says the module of store credit.

interface CreditPosting {
  /** Name of the posting. */
  id: string;
  orderId: string;
  /** Negative: the other way round. */
  amountPaise: number;
}

/** Posts that store credit paid for an order; a negative amount is no longer needed for it. */
export async function postCreditUse(tx: Context, { id, orderId, amountPaise }: CreditPosting): Promise<void> {
  await insertEntries(tx, { id, kind: 'store-credit', orderId }, [
    { account: 'store-credit', amountPaise },
    { account: 'buyer', amountPaise: -amountPaise },
  ]);
}

/**
 * Posts store credit that is given on top of what was agreed.
 * @param given `sellerId` the seller who bears it; null for the shop itself
 */
export async function postCreditGift(tx: Context, given: CreditPosting & { sellerId: string | null }): Promise<void> {
  const { id, orderId, sellerId, amountPaise } = given;
  await insertEntries(tx, { id, kind: 'store-credit', orderId }, [
    sellerId === null ? { account: 'goodwill', amountPaise } : { account: 'seller', amountPaise, sellerId },
    { account: 'store-credit', amountPaise: -amountPaise },
  ]);
}

/** Posts store credit in place of money that a bank took back; negative where the bank gave it again. */
export async function postCreditRecovery(tx: Context, { id, orderId, amountPaise }: CreditPosting): Promise<void> {
  await insertEntries(tx, { id, kind: 'store-credit', orderId }, [
    { account: 'store-credit', amountPaise },
    { account: 'chargebacks', amountPaise: -amountPaise },
  ]);
}

/** Posts that store credit has ended, because its owner gave it up. */
export async function postCreditEnd(tx: Context, { id, amountPaise }: Omit<CreditPosting, 'orderId'>): Promise<void> {
  await insertEntries(tx, { id, kind: 'store-credit', orderId: null }, [
    { account: 'store-credit', amountPaise },
    { account: 'store-credit-ended', amountPaise: -amountPaise },
  ]);
}
