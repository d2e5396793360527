import { randomBytes } from 'node:crypto';

interface Transaction {
  id: string;
  object: 'balance_transaction';
  amount: number;
  fee: number;
  net: number;
  fee_details: { amount: number; currency: string; type: string }[];
  currency: 'inr';
  type: string;
  created: number;
  source: object | null;
}

type Captured = ReadonlyMap<string, { amount: number }>;
type Refunds = ReadonlyMap<string, { id: string; amount: number; status: string; payment_intent: string }>;

const name = () => `txn_${randomBytes(8).toString('hex')}`;

/** The balance of Stripe on this machine. */
export function createStatement(captured: Captured, refunds: Refunds) {
  const transactions: Transaction[] = [];
  const booked = new Set<string>();
  const add = (at: number, type: string, amount: number, source: object | null, base = 0): Transaction => {
    const tax = Math.round(base * 0.18);
    const fee = base + tax;
    const fee_details =
      base === 0
        ? []
        : [
            { amount: base, currency: 'inr', type: 'stripe_fee' },
            { amount: tax, currency: 'inr', type: 'tax' },
          ];
    const made: Transaction = {
      id: name(),
      object: 'balance_transaction',
      amount,
      fee,
      net: amount - fee,
      fee_details,
      currency: 'inr',
      type,
      created: at,
      source,
    };
    transactions.unshift(made);
    return made;
  };
  return {
    transactions,
    add,
    /** Books what is not booked yet, and sends it to the bank. */
    settle(when: Date): void {
      const at = Math.floor(when.getTime() / 1000);
      let net = 0;
      for (const [intent, { amount }] of captured)
        if (!booked.has(intent)) {
          booked.add(intent);
          net += add(at, 'charge', amount, { id: `ch_${intent}`, object: 'charge', payment_intent: intent }, Math.round(amount * 0.03)).net;
        }
      for (const { id, amount, status, payment_intent } of refunds.values())
        if (status === 'succeeded' && !booked.has(id)) {
          booked.add(id);
          net += add(at, 'refund', -amount, { id, object: 'refund', payment_intent }).net;
        }
      if (net > 0) add(at, 'payout', -net, { id: `po_${at}`, object: 'payout' });
    },
    /** Sums what is not sent to the bank. */
    held: () => transactions.reduce((sum, each) => sum + each.net, 0),
    list(query: URLSearchParams) {
      const within = transactions.filter(
        ({ created }) => created >= Number(query.get('created[gte]')) && created < Number(query.get('created[lt]')),
      );
      const after = query.get('starting_after');
      const rest = after === null ? within : within.slice(within.findIndex(({ id }) => id === after) + 1);
      const limit = Number(query.get('limit') ?? 10);
      return { object: 'list', url: '/v1/balance_transactions', data: rest.slice(0, limit), has_more: rest.length > limit };
    },
  };
}
