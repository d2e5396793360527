import type { Context } from '#platform/context.ts';
import { renderInThread } from '#platform/document-thread.ts';
import { DomainError } from '#shared/errors.ts';
import { readCommissionInvoicesOf } from './commission-queries.ts';
import type { CommissionDocument } from './commission-rules.ts';
import type { CommissionInvoiceView } from './contract.ts';
import type { renderCommissionInvoice } from './render-commission-invoice.ts';
import { renderOnce } from './render-once.ts';

function sellerOf(ctx: Context): string {
  const sellerId = ctx.actor?.actingFor?.sellerId;
  if (sellerId === undefined) throw new DomainError('FORBIDDEN');
  return sellerId;
}

/** Lists the marketplace's documents to the shop that the caller acts for. @throws {DomainError} FORBIDDEN */
export async function listCommissionInvoices(ctx: Context): Promise<{ data: { invoices: CommissionInvoiceView[] } }> {
  const rows = await readCommissionInvoicesOf(ctx.db, sellerOf(ctx));
  const invoices = rows.map(({ id, document: { kind, number, month, issuedOn, totalPaise } }) => ({
    _id: id,
    kind,
    number,
    month,
    issuedOn,
    totalPaise,
  }));
  return { data: { invoices } };
}

/** Renders a document of the marketplace to a seller as PDF. Access is checked by the caller. */
export async function renderCommission(document: CommissionDocument): Promise<Buffer> {
  return renderOnce(document, () => renderInThread<typeof renderCommissionInvoice>('renderCommissionInvoice', document));
}

/**
 * Renders a document of the shop that the caller acts for.
 * @throws {DomainError} FORBIDDEN, INVOICE_NOT_FOUND
 */
export async function getCommissionInvoice(ctx: Context, { id }: { id: string }): Promise<File> {
  const [row] = await readCommissionInvoicesOf(ctx.db, sellerOf(ctx), id);
  if (!row) throw new DomainError('INVOICE_NOT_FOUND');
  const pdf = await renderCommission(row.document);
  return new File([new Uint8Array(pdf)], `${row.document.number.replaceAll('/', '-')}.pdf`, { type: 'application/pdf' });
}
