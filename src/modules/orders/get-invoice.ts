import { getInvoice as printInvoice } from '#modules/ledger/get-invoice.ts';
import type { Context } from '#platform/context.ts';
import { consumeRateLimit } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { requireOrder } from './require-order.ts';
import { hasInvoice } from './view-queries.ts';

/** Limits all documents of one order together, however many browsers request them. */
const byOrder = { name: 'invoices by order', max: 30, seconds: 60 };

/**
 * Renders an invoice or credit note as PDF, for a caller who may read its order.
 * @throws {DomainError} ORDER_NOT_FOUND, INVOICE_NOT_FOUND, TOO_MANY_REQUESTS
 */
export async function getInvoice(ctx: Context, { number, id }: { number: string; id: string }): Promise<File> {
  const { orderId } = await requireOrder(ctx, number);
  if (!(await hasInvoice(ctx.db, id, orderId))) throw new DomainError('INVOICE_NOT_FOUND');
  await consumeRateLimit(ctx, byOrder, orderId);
  const invoice = await printInvoice(ctx, id);
  return new File([new Uint8Array(invoice.pdf)], `${invoice.number.replaceAll('/', '-')}.pdf`, { type: 'application/pdf' });
}
