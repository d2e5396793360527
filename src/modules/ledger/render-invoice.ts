import type { Context } from '#platform/context.ts';
import { Failure } from '#shared/errors.ts';

/** Stands in until the ledger prints invoices. */
export async function renderInvoice(_ctx: Context, _id: string): Promise<File> {
  throw new Failure('INVOICE_NOT_FOUND');
}
