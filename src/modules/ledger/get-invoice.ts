import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { readInvoice } from './invoice-queries.ts';
import type { InvoiceDocument } from './invoice-rules.ts';

/** Bytes of PDFs cached by a process: some hundreds of documents. */
const maxCacheBytes = 32 * 1024 * 1024;

/** PDFs by content: a document is frozen, so a rendered one stays valid. */
const pdfCache = new LRUCache<string, Buffer>({ maxSize: maxCacheBytes, sizeCalculation: (pdf) => pdf.length });
const inFlight = new Map<string, Promise<Buffer>>();
/** Rendering blocks the event loop, so one document is rendered at a time. */
const renderQueue = pLimit(1);

async function renderOnce(document: InvoiceDocument): Promise<Buffer> {
  const key = hash('sha256', JSON.stringify(document), 'base64url');
  const cached = pdfCache.get(key);
  if (cached) return cached;
  let pdf = inFlight.get(key);
  if (!pdf) {
    pdf = renderQueue(async () => {
      // The PDF library is loaded for the first document, not at every start.
      const { renderInvoice } = await import('./render-invoice.ts');
      return renderInvoice(document);
    }).finally(() => inFlight.delete(key));
    inFlight.set(key, pdf);
  }
  const made = await pdf;
  pdfCache.set(key, made);
  return made;
}

/**
 * Renders an invoice or credit note as PDF. Access is checked by the caller.
 * @throws {DomainError} INVOICE_NOT_FOUND
 */
export async function getInvoice(ctx: Context, id: string): Promise<{ number: string; pdf: Buffer }> {
  const found = await readInvoice(ctx.db, id);
  if (!found) throw new DomainError('INVOICE_NOT_FOUND');
  return { number: found.number, pdf: await renderOnce(found.document) };
}
