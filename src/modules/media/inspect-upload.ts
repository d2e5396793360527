import { open } from 'node:fs/promises';
import { DomainError } from '#shared/errors.ts';
import { loadSharp } from './load-sharp.ts';
import { maxPixels } from './make-renditions.ts';
import { withPictureSlot } from './picture-queue.ts';

/**
 * Limit of AVIF, whose decoder holds a picture whole and several times: 40 megapixels in a kilobyte would
 * take 700 MB of memory.
 */
const maxAvifPixels = 16_000_000;
const maxAspectRatio = 4;
/** Bytes at the start of a file that are searched for its format and an animation. */
const headBytes = 64 * 1024;

type Format = 'jpeg' | 'png' | 'webp' | 'heif';

/**
 * Returns the format that the first bytes announce. No other file reaches a decoder, such as SVG or PDF; its
 * name is ignored.
 */
export function sniffFormat(head: Buffer): Format | undefined {
  const ascii = (from: number, to: number) => head.toString('latin1', from, to);
  if (head.length >= 12) {
    if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
    if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
    if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
    if (ascii(4, 12) === 'ftypavif') return 'heif';
  }
  return undefined;
}

/**
 * Detects an animated PNG, which announces its frames before its pixels; decoders show the first frame only.
 */
function isAnimatedPng(head: Buffer): boolean {
  const frames = head.indexOf('acTL');
  const pixels = head.indexOf('IDAT');
  return frames > 0 && (pixels < 0 || frames < pixels);
}

export async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

export const unreadableImage = (words: string) => new DomainError('UNREADABLE_IMAGE', { photo: words });

/**
 * Reads the header of an uploaded picture, never its name and not yet its pixels.
 * @returns the size of the upright picture in px
 * @throws {DomainError} UNREADABLE_IMAGE with the reason in the field `photo`
 */
export async function inspectUpload(path: string): Promise<{ width: number; height: number }> {
  const head = await readHead(path);
  const announced = sniffFormat(head);
  if (!announced) throw unreadableImage('Send a JPEG, PNG, WebP or AVIF picture.');
  const sharp = await loadSharp();
  const header = await withPictureSlot(() => sharp(path, { limitInputPixels: maxPixels, failOn: 'error' }).metadata()).catch(
    (error: Error) => {
      throw unreadableImage(/pixel limit/.test(error.message) ? 'Send a picture of at most 40 megapixels.' : 'This file is damaged.');
    },
  );
  const { width, height } = header.autoOrient;
  if (header.format !== announced || (announced === 'heif' && header.compression !== 'av1')) {
    throw unreadableImage('Send a JPEG, PNG, WebP or AVIF picture.');
  }
  if ((header.pages ?? 1) > 1 || (announced === 'png' && isAnimatedPng(head)))
    throw unreadableImage('Send a still picture, not an animation.');
  if (width * height > maxPixels) throw unreadableImage('Send a picture of at most 40 megapixels.');
  if (announced === 'heif' && width * height > maxAvifPixels) throw unreadableImage('Send an AVIF picture of at most 16 megapixels.');
  if (Math.max(width, height) > maxAspectRatio * Math.min(width, height)) {
    throw unreadableImage('Send a picture whose long side is at most four times its short side.');
  }
  return { width, height };
}
