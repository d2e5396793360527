import { getInvoice } from '#modules/ledger/get-invoice.ts';
import type { Context } from '#platform/context.ts';
import type { AttachedFile } from '#platform/mail/transport.ts';

/** Makes an invoice or credit note that goes with a mail that is composed for a reader who may have it. */
export async function attachInvoice(ctx: Context, id: string): Promise<AttachedFile> {
  const { number, pdf } = await getInvoice(ctx, id);
  return { name: `${number.replaceAll('/', '-')}.pdf`, type: 'application/pdf', content: pdf };
}
