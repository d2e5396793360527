import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Bytes of PDFs cached by a process: some hundreds of documents. */
const maxCacheBytes = 32 * 1024 * 1024;

/** PDFs by content: a document is frozen, so a rendered one stays valid. */
const pdfCache = new LRUCache<string, Buffer>({ maxSize: maxCacheBytes, sizeCalculation: (pdf) => pdf.length });
const inFlight = new Map<string, Promise<Buffer>>();

/** Renders a frozen document, or gives the PDF that was rendered of it before. */
export async function renderOnce(document: object, render: () => Promise<Buffer>): Promise<Buffer> {
  const key = hash('sha256', JSON.stringify(document), 'base64url');
  const cached = pdfCache.get(key);
  if (cached) return cached;
  let pdf = inFlight.get(key);
  if (!pdf) {
    pdf = render().finally(() => inFlight.delete(key));
    inFlight.set(key, pdf);
  }
  const made = await pdf;
  pdfCache.set(key, made);
  return made;
}
