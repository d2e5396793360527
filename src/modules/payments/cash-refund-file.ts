import type { Context } from '#platform/context.ts';
import type { CashRefund } from './endpoints-contract.ts';
import { unsealDestination } from './refund-destination.ts';
import { type CashRefundRow, readCashRefunds } from './refund-destination-queries.ts';

function viewOf(ctx: Context, row: CashRefundRow): CashRefund {
  const { id, orderNumber, amountPaise, askedAt, sealed, givenAt } = row;
  return {
    _id: id,
    orderNumber,
    amountPaise,
    askedAt: askedAt.toISOString(),
    ...(sealed !== null && givenAt !== null ? { givenAt: givenAt.toISOString(), to: unsealDestination(ctx, sealed) } : {}),
  };
}

/** A cell of the file: one that a spreadsheet would take for a formula is marked as text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const columns = ['refund', 'order', 'rupees', 'mode', 'upi', 'holder', 'account', 'ifsc'] as const;

/** Writes the refunds that can be paid as a file for the bank. */
function fileOf(refunds: readonly CashRefund[]): string {
  const rows = refunds.flatMap(({ _id, orderNumber, amountPaise, to }) => {
    if (!to) return [];
    const rupees = `${Math.floor(amountPaise / 100)}.${String(amountPaise % 100).padStart(2, '0')}`;
    const where = to.kind === 'upi' ? ['UPI', to.upiId, '', '', ''] : ['NEFT', '', to.holder, to.account, to.ifsc];
    return [[_id, orderNumber, rupees, ...where]];
  });
  return [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/**
 * Lists the refunds of cash that a person pays, with where to, and those that can be paid as a CSV file. The
 * reading is recorded in the security log.
 */
export async function listCashRefunds(ctx: Context): Promise<{ data: { refunds: CashRefund[]; csv: string } }> {
  const refunds = (await readCashRefunds(ctx.db)).map((row) => viewOf(ctx, row));
  await ctx.record({ kind: 'refund-file-read', outcome: 'success', after: { refunds: refunds.length } });
  return { data: { refunds, csv: fileOf(refunds) } };
}
