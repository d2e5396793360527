import type { Context } from '#platform/context.ts';
import { insertEntries } from './posting-queries.ts';

// Postings of payouts, called in the transaction whose effect they record. They have no effect the second
// time.

interface PostedPayout {
  id: string;
  sellerId: string;
  /** Number of times that its money left, from 1 on. */
  attempt: number;
  amountPaise: number;
}

/** Posts money that left the bank for a seller. */
export async function postPayout(tx: Context, { id, sellerId, attempt, amountPaise }: PostedPayout): Promise<void> {
  await insertEntries(tx, { id: `payout:${id}:${attempt}`, kind: 'payout', orderId: null }, [
    { account: 'seller', amountPaise, sellerId },
    { account: 'bank', amountPaise: -amountPaise },
  ]);
}

/** Posts that the bank gave the money of a payout back: the seller is owed it again. */
export async function postPayoutReturn(tx: Context, { id, sellerId, attempt, amountPaise }: PostedPayout): Promise<void> {
  await insertEntries(tx, { id: `payout-return:${id}:${attempt}`, kind: 'payout-return', orderId: null }, [
    { account: 'bank', amountPaise },
    { account: 'seller', amountPaise: -amountPaise, sellerId },
  ]);
}
