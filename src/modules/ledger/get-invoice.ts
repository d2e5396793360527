import type { Context } from '#platform/context.ts';
import { renderInThread } from '#platform/document-thread.ts';
import { DomainError } from '#shared/errors.ts';
import { readInvoice } from './invoice-queries.ts';
import type { renderInvoice } from './render-invoice.ts';
import { renderOnce } from './render-once.ts';

/**
 * Renders an invoice or credit note as PDF. Access is checked by the caller.
 * @throws {DomainError} INVOICE_NOT_FOUND
 */
export async function getInvoice(ctx: Context, id: string): Promise<{ number: string; pdf: Buffer }> {
  const found = await readInvoice(ctx.db, id);
  if (!found) throw new DomainError('INVOICE_NOT_FOUND');
  const pdf = await renderOnce(found.document, () => renderInThread<typeof renderInvoice>('renderInvoice', found.document));
  return { number: found.number, pdf };
}
