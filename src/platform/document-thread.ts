import { join } from 'node:path';
import type { Piscina } from 'piscina';
import { root } from './root.ts';

/** A document that the thread renders: the name of its renderer in `src/documents.ts`, and its arguments. */
export interface DocumentTask {
  name: string;
  args: unknown[];
}

/** Milliseconds without a document after which the thread ends and gives its memory back. */
const idleTimeout = 60_000;

let thread: Promise<Piscina> | undefined;

/** Starts the thread with the first document: neither it nor the PDF library is needed at every start. */
async function startThread(): Promise<Piscina> {
  const { Piscina } = await import('piscina');
  const isBuilt = import.meta.filename.endsWith('.js');
  return new Piscina<DocumentTask, Uint8Array>({
    filename: join(root, isBuilt ? 'build/shop/documents.js' : 'src/documents.ts'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
    // Documents wait for readers of pages, never the other way round.
    niceIncrement: 10,
  });
}

/**
 * Renders a PDF in a thread of its own, one after the other: shaping its words takes tens to hundreds of
 * milliseconds, in which the event loop would answer no request.
 * @param name of the renderer in `src/documents.ts`, whose type is given by the caller
 * @param args data without functions, since the thread gets a copy
 */
export async function renderInThread<Render extends (...args: never[]) => Promise<Buffer>>(
  name: string,
  ...args: Parameters<Render>
): Promise<Buffer> {
  thread ??= startThread();
  const { buffer, byteOffset, byteLength }: Uint8Array = await (await thread).run({ name, args });
  return Buffer.from(buffer, byteOffset, byteLength);
}
