import type { Context } from '#platform/context.ts';
import { Failure } from '#shared/errors.ts';
import { readInvoice } from './invoice-queries.ts';

/**
 * An invoice or credit note as a PDF. Who may see it is for the caller to say.
 * @throws {Failure} INVOICE_NOT_FOUND
 */
export async function getInvoice(ctx: Context, id: string): Promise<{ number: string; pdf: Buffer }> {
  const found = await readInvoice(ctx.db, id);
  if (!found) throw new Failure('INVOICE_NOT_FOUND');
  // What draws PDFs is loaded when the first is asked for, not at every start.
  const { renderInvoice } = await import('./render-invoice.ts');
  return { number: found.number, pdf: await renderInvoice(found.document) };
}
