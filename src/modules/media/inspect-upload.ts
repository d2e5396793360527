import { open } from 'node:fs/promises';
import { Failure } from '#shared/errors.ts';
import { loadSharp } from './load-sharp.ts';
import { maxPixels } from './make-renditions.ts';
import { inTurn } from './picture-turns.ts';

const longestToShortest = 4;
/** Bytes at the start of a file in which its format and an animation are looked for. */
const headBytes = 64 * 1024;

type Format = 'jpeg' | 'png' | 'webp' | 'heif';

/** The format that the first bytes announce. Nothing else reaches a decoder: not SVG, not PDF, whatever the file is called. */
function announcedFormat(head: Buffer): Format | undefined {
  const ascii = (from: number, to: number) => head.toString('latin1', from, to);
  if (head.length >= 12) {
    if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
    if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
    if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
    if (ascii(4, 12) === 'ftypavif') return 'heif';
  }
  return undefined;
}

/** An animated PNG announces its frames before its pixels; decoders show the first one only. */
function isAnimatedPng(head: Buffer): boolean {
  const frames = head.indexOf('acTL');
  const pixels = head.indexOf('IDAT');
  return frames > 0 && (pixels < 0 || frames < pixels);
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

export const refusePicture = (words: string) => new Failure('UNREADABLE_IMAGE', { photo: words });

/**
 * Reads the header of an uploaded picture, never its name and not yet its pixels.
 * @returns the size of the upright picture in px
 * @throws {Failure} UNREADABLE_IMAGE with the reason in the field `photo`
 */
export async function inspectUpload(path: string): Promise<{ width: number; height: number }> {
  const head = await readHead(path);
  const announced = announcedFormat(head);
  if (!announced) throw refusePicture('Send a JPEG, PNG, WebP or AVIF picture.');
  const sharp = await loadSharp();
  const header = await inTurn(() => sharp(path, { limitInputPixels: maxPixels, failOn: 'error' }).metadata()).catch((error: Error) => {
    throw refusePicture(/pixel limit/.test(error.message) ? 'Send a picture of at most 40 megapixels.' : 'This file is damaged.');
  });
  const { width, height } = header.autoOrient;
  if (header.format !== announced || (announced === 'heif' && header.compression !== 'av1')) {
    throw refusePicture('Send a JPEG, PNG, WebP or AVIF picture.');
  }
  if ((header.pages ?? 1) > 1 || (announced === 'png' && isAnimatedPng(head)))
    throw refusePicture('Send a still picture, not an animation.');
  if (width * height > maxPixels) throw refusePicture('Send a picture of at most 40 megapixels.');
  if (Math.max(width, height) > longestToShortest * Math.min(width, height)) {
    throw refusePicture('Send a picture whose long side is at most four times its short side.');
  }
  return { width, height };
}
