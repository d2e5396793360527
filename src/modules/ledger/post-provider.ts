import type { Context } from '#platform/context.ts';
import { type Entry, insertEntries, isPosted, readAccountsOfOrder } from './posting-queries.ts';

// Postings of providers and the bank, beside captures and refunds. They are called in the transaction whose
// effect they record, and have no effect the second time.

const providerAccount = (provider: string) => `provider:${provider}`;

/**
 * Posts what a dispute does to the money that a provider holds: kept back while it is open, given back, or
 * taken for good.
 * @param moved `id` names the posting; the amounts are changes since the one before
 */
export async function postDispute(
  tx: Context,
  moved: { id: string; orderId: string; provider: string; withheldPaise: number; lostPaise: number },
): Promise<void> {
  const { id, orderId, provider, withheldPaise, lostPaise } = moved;
  await insertEntries(tx, { id: `dispute:${id}`, kind: 'dispute', orderId }, [
    { account: providerAccount(provider), amountPaise: -withheldPaise - lostPaise },
    { account: 'disputes', amountPaise: withheldPaise },
    { account: 'chargebacks', amountPaise: lostPaise },
  ]);
}

/**
 * Posts that a refund which was made at the provider without the shop was paid in advance: it counts towards
 * what the order is owed next.
 * @param amountPaise negative where the refund came back
 */
export async function postAdvance(tx: Context, refund: { id: string; orderId: string; amountPaise: number }): Promise<void> {
  const { id, orderId, amountPaise } = refund;
  await insertEntries(tx, { id: `advance:${id}`, kind: 'correction', orderId }, [
    { account: 'refund-advances', amountPaise },
    { account: 'buyer', amountPaise: -amountPaise },
  ]);
}

/**
 * Counts money that the buyer has already towards a refund: advances first, then what a bank took back.
 * @returns how much of the refund is paid by it, in paise
 */
export async function offsetRefund(tx: Context, refund: { key: string; orderId: string; amountPaise: number }): Promise<number> {
  const { key, orderId, amountPaise } = refund;
  const held = await readAccountsOfOrder(tx.db, orderId, ['refund-advances', 'chargebacks']);
  const entries: Entry[] = [];
  let left = amountPaise;
  for (const account of ['refund-advances', 'chargebacks']) {
    const part = Math.min(left, Math.max(0, held.get(account) ?? 0));
    if (part > 0) entries.push({ account, amountPaise: -part });
    left -= part;
  }
  if (entries.length === 0) return 0;
  const offset = amountPaise - left;
  await insertEntries(tx, { id: `offset:${key}`, kind: 'correction', orderId }, [{ account: 'buyer', amountPaise: offset }, ...entries]);
  return offset;
}

/** Tells whether money that the buyer had already was counted towards a refund. */
export const isOffset = (tx: Context, key: string): Promise<boolean> => isPosted(tx.db, `offset:${key}`);

/** Posts that a refund which was noted as paid by hand was made at the provider after all. */
export async function postRefundSource(
  tx: Context,
  refund: { id: string; orderId: string; provider: string; amountPaise: number },
): Promise<void> {
  const { id, orderId, provider, amountPaise } = refund;
  await insertEntries(tx, { id: `refund-source:${id}`, kind: 'refund', orderId }, [
    { account: 'bank', amountPaise },
    { account: providerAccount(provider), amountPaise: -amountPaise },
  ]);
}

/** Posts a fee that a provider kept, with the tax in it that we can claim back. */
export async function postFee(tx: Context, fee: { id: string; provider: string; feePaise: number; gstPaise: number }): Promise<void> {
  const { id, provider, feePaise, gstPaise } = fee;
  await insertEntries(tx, { id: `fee:${provider}:${id}`, kind: 'fee', orderId: null }, [
    { account: providerAccount(provider), amountPaise: -feePaise },
    { account: 'fees', amountPaise: feePaise - gstPaise },
    { account: 'fees-gst', amountPaise: gstPaise },
  ]);
}

/** Posts money that a provider sent to our bank. */
export async function postSettlement(tx: Context, sent: { id: string; provider: string; amountPaise: number }): Promise<void> {
  const { id, provider, amountPaise } = sent;
  await insertEntries(tx, { id: `settlement:${provider}:${id}`, kind: 'settlement', orderId: null }, [
    { account: 'bank', amountPaise },
    { account: providerAccount(provider), amountPaise: -amountPaise },
  ]);
}

/** Posts what a provider's balance has beyond the books, once the operator has looked at it. */
export async function postUnexplained(tx: Context, difference: { id: string; provider: string; amountPaise: number }): Promise<void> {
  const { id, provider, amountPaise } = difference;
  await insertEntries(tx, { id: `difference:${id}`, kind: 'statement', orderId: null }, [
    { account: providerAccount(provider), amountPaise },
    { account: 'unexplained', amountPaise: -amountPaise },
  ]);
}

/** Posts that what an order holds of advances was a gift on top, which no refund counts. */
export async function postAdvanceAsGoodwill(tx: Context, { id, orderId }: { id: string; orderId: string }): Promise<void> {
  const held = (await readAccountsOfOrder(tx.db, orderId, ['refund-advances'])).get('refund-advances') ?? 0;
  if (held <= 0) return;
  await insertEntries(tx, { id: `goodwill:advance:${id}`, kind: 'correction', orderId }, [
    { account: 'goodwill', amountPaise: held },
    { account: 'refund-advances', amountPaise: -held },
  ]);
}
