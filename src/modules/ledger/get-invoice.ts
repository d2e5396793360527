import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { readInvoice } from './invoice-queries.ts';
import { renderOnce } from './render-once.ts';

/**
 * Renders an invoice or credit note as PDF. Access is checked by the caller.
 * @throws {DomainError} INVOICE_NOT_FOUND
 */
export async function getInvoice(ctx: Context, id: string): Promise<{ number: string; pdf: Buffer }> {
  const found = await readInvoice(ctx.db, id);
  if (!found) throw new DomainError('INVOICE_NOT_FOUND');
  const pdf = await renderOnce(found.document, async () => {
    // The PDF library is loaded for the first document, not at every start.
    const { renderInvoice } = await import('./render-invoice.ts');
    return renderInvoice(found.document);
  });
  return { number: found.number, pdf };
}
