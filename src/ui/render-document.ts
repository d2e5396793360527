import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

interface Rendered {
  html: string;
  /** A part threw and shows its error boundary: the answer is a 500. */
  failed: boolean;
}

/**
 * Renders a document whole, before its first byte leaves: pages are hashed, compressed and cached as one
 * text, and none needs a script to move late parts into their place.
 * @param nonce marks the inline scripts that React adds
 * @param onError takes what a part of the document threw; rejects only where the shell itself could not be
 * rendered
 */
export function renderDocument(document: ReactNode, nonce: string, onError: (error: unknown) => void): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const chunks: Buffer[] = [];
    const { pipe } = renderToPipeableStream(document, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const sink = new Writable({
          write(chunk, _encoding, done) {
            chunks.push(chunk);
            done();
          },
        });
        sink.on('finish', () => resolve({ html: Buffer.concat(chunks).toString(), failed }));
        sink.on('error', reject);
        pipe(sink);
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        onError(error);
      },
    });
  });
}
