import { z } from 'zod';
import type { StatementDay, StatementPage, StatementRow } from './statement.ts';

/** Rows of a page, the most that Razorpay gives. */
export const razorpayPageSize = 100;

const paise = z.coerce.number().int();
const reconItem = z.object({
  entity_id: z.string(),
  type: z.string(),
  debit: paise,
  credit: paise,
  amount: paise,
  currency: z.string().default('INR'),
  fee: paise.nullish(),
  tax: paise.nullish(),
  settled: z.union([z.boolean(), z.literal(0), z.literal(1)]).nullish(),
  settled_at: z.number().nullish(),
  created_at: z.number(),
  settlement_id: z.string().nullish(),
  payment_id: z.string().nullish(),
  dispute_id: z.string().nullish(),
});
const settlement = z.object({ id: z.string(), amount: paise, status: z.string(), created_at: z.number() });
export const reconPage = z.object({ items: z.array(reconItem) });
export const settlementsPage = z.object({ items: z.array(settlement) });

const at = (seconds: number) => new Date(seconds * 1000);

/** A report lists what went out with the transfers of a day. */
function toRow(item: z.infer<typeof reconItem>): StatementRow {
  const { entity_id: id, type, credit, debit, currency } = item;
  const feePaise = item.fee ?? 0;
  const about = {
    rowId: `${type} ${id}`,
    settlementId: item.settlement_id ?? undefined,
    feePaise,
    feeGstPaise: item.tax ?? 0,
    currency,
    occurredAt: at(item.settled_at ?? item.created_at),
    // Credit and debit are after the fee.
    amountPaise: credit - debit + feePaise,
  };
  if (type === 'payment') return { ...about, kind: 'capture', providerPaymentId: id };
  if (type === 'refund') return { ...about, kind: 'refund', providerRefundId: id, providerPaymentId: item.payment_id ?? undefined };
  if (item.dispute_id) return { ...about, kind: 'dispute', providerDisputeId: item.dispute_id };
  return { ...about, kind: 'adjustment', providerPaymentId: item.payment_id ?? undefined };
}

/** The two reports of a day: what went out with its transfers, then the transfers. */
export interface RazorpayReports {
  recon(query: { year: number; month: number; day: number; count: number; skip: number }): Promise<z.infer<typeof reconPage>>;
  settlements(query: { from: number; to: number; count: number; skip: number }): Promise<z.infer<typeof settlementsPage>>;
}

const indianOffsetMs = 5.5 * 3_600_000;

/** Reads a page of a day's reports. @param position such as `recon 100` */
export async function readRazorpayStatement(
  reports: RazorpayReports,
  { from, to }: StatementDay,
  position = 'recon 0',
): Promise<StatementPage> {
  const [name, skipped] = position.split(' ');
  const skip = Number(skipped);
  const count = razorpayPageSize;
  if (name === 'recon') {
    const local = new Date(from.getTime() + indianOffsetMs);
    const day = { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() };
    const { items } = await reports.recon({ ...day, count, skip });
    const rows = items.filter((item) => item.settled !== false && item.settled !== 0).map(toRow);
    return { rows, next: items.length < count ? 'settlements 0' : `recon ${skip + items.length}` };
  }
  const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
  const { items } = await reports.settlements({ from: seconds(from), to: seconds(to) - 1, count, skip });
  const rows = items
    .filter(({ status }) => status !== 'failed')
    .map(({ id, amount, created_at }): StatementRow => {
      const none = { feePaise: 0, feeGstPaise: 0, currency: 'INR' };
      return { ...none, rowId: `settlement ${id}`, kind: 'settlement', settlementId: id, amountPaise: -amount, occurredAt: at(created_at) };
    });
  return items.length < count ? { rows } : { rows, next: `settlements ${skip + items.length}` };
}
