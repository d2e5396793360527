import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Compressions that are carried out at once. With fifty V8 searches the whole heap for garbage every few
 * pages, a third of the process's time, as it was measured (docs/performance.md).
 */
const concurrently = pLimit(6);

const brotliWithQuality = (quality: number) => (body: Buffer) =>
  brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });

const brotliFast = brotliWithQuality(4);

/**
 * Compresses quickly, for an answer that a caller waits for. Brotli's fourth quality takes half the time of
 * its fifth and makes a page 6 % larger; the second caller gets a tight one.
 */
export const compress: Record<'br' | 'gzip', (body: Buffer) => Promise<Buffer>> = {
  br: (body) => concurrently(brotliFast, body),
  gzip: (body) => concurrently(zip, body, { level: 6 }),
};

/** About a tenth smaller for twenty times the work. */
const brotliSlow = brotliWithQuality(10);
let isBusy = false;

/**
 * Compresses an answer that is asked for again once more, with brotli, behind the scenes: one at a time, and
 * then as much time passes, so that never more than half of one core is taken.
 * @param take what to do with the smaller form; not called where compressing fails, for the form that is
 * there goes on serving
 * @returns whether it was begun
 */
export function recompress(body: Buffer, take: (smaller: Buffer) => void): boolean {
  if (isBusy) return false;
  isBusy = true;
  const start = performance.now();
  const rest = () => {
    const end = () => {
      isBusy = false;
    };
    setTimeout(end, performance.now() - start).unref();
  };
  brotliSlow(body)
    .then(take, () => {})
    .finally(rest);
  return true;
}
