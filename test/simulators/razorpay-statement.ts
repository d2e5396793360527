import { randomBytes } from 'node:crypto';

interface Item {
  entity_id: string;
  type: 'payment' | 'refund' | 'adjustment';
  debit: number;
  credit: number;
  amount: number;
  currency: 'INR';
  fee: number;
  tax: number;
  settled: boolean;
  settled_at: number;
  created_at: number;
  settlement_id: string;
  payment_id?: string;
}

type Money = ReadonlyMap<string, { id: string; amount: number; status: string }>;
type Refunds = ReadonlyMap<string, { id: string; payment_id: string; amount: number; status: string }>;

/** Gives what Razorpay takes of a payment: 2 % and 18 % tax on it. */
export function feeOf(amount: number): { fee: number; tax: number } {
  const base = Math.round(amount * 0.02);
  const tax = Math.round(base * 0.18);
  return { fee: base + tax, tax };
}

const dayOf = (seconds: number) => new Date(seconds * 1000 + 5.5 * 3_600_000).toISOString().slice(0, 10);
const page = <Row>(rows: readonly Row[], query: URLSearchParams) => {
  const skip = Number(query.get('skip') ?? 0);
  const items = rows.slice(skip, skip + Number(query.get('count') ?? 10));
  return { entity: 'collection', count: items.length, items };
};

/** The settlement reports of Razorpay on this machine. */
export function createStatement(money: Money, refunds: Refunds) {
  const items: Item[] = [];
  const transfers: {
    id: string;
    entity: 'settlement';
    amount: number;
    status: string;
    fees: number;
    tax: number;
    utr: string;
    created_at: number;
  }[] = [];
  const has = (id: string) => items.some((item) => item.entity_id === id);
  return {
    items,
    transfers,
    /** Sends what is not sent yet to the bank. @param extra movements that the shop knows nothing of */
    settle(at: Date, extra: Partial<Item>[] = []): string {
      const settled_at = Math.floor(at.getTime() / 1000);
      const settlement_id = `setl_${randomBytes(7).toString('hex')}`;
      const about = {
        currency: 'INR',
        settled: true,
        settled_at,
        created_at: settled_at,
        settlement_id,
        fee: 0,
        tax: 0,
        debit: 0,
        credit: 0,
      } as const;
      const added: Item[] = [];
      for (const { id, amount, status } of money.values())
        if (status === 'captured' && !has(id)) {
          const { fee, tax } = feeOf(amount);
          added.push({ ...about, entity_id: id, type: 'payment', amount, fee, tax, credit: amount - fee });
        }
      for (const { id, payment_id, amount, status } of refunds.values())
        if (status === 'processed' && !has(id)) added.push({ ...about, entity_id: id, type: 'refund', amount, debit: amount, payment_id });
      for (const item of extra) added.push({ ...about, entity_id: 'adj_1', type: 'adjustment', amount: 0, ...item });
      items.push(...added);
      const amount = added.reduce((sum, item) => sum + item.credit - item.debit, 0);
      transfers.push({
        id: settlement_id,
        entity: 'settlement',
        amount,
        status: 'processed',
        fees: 0,
        tax: 0,
        utr: 'utr',
        created_at: settled_at,
      });
      return settlement_id;
    },
    /** Sums what is not sent to the bank. */
    held: () => items.reduce((sum, item) => sum + item.credit - item.debit, 0) - transfers.reduce((sum, each) => sum + each.amount, 0),
    recon(query: URLSearchParams) {
      const [year, month, day] = ['year', 'month', 'day'].map((name) => String(query.get(name)).padStart(2, '0'));
      return page(
        items.filter((item) => dayOf(item.settled_at) === `${year}-${month}-${day}`),
        query,
      );
    },
    settlements(query: URLSearchParams) {
      const within = (at: number) => at >= Number(query.get('from')) && at <= Number(query.get('to'));
      return page(
        transfers.filter((transfer) => within(transfer.created_at)),
        query,
      );
    },
  };
}
