import { Failure } from '#shared/errors.ts';
import { loadSharp } from './load-sharp.ts';
import { maxPixels } from './make-renditions.ts';

export const maxUploadBytes = 10 * 1024 * 1024;
const longestToShortest = 4;

type Format = 'jpeg' | 'png' | 'webp' | 'heif';

/** The format that the first bytes announce. Nothing else reaches a decoder: not SVG, not PDF, whatever the file is called. */
function announcedFormat(bytes: Buffer): Format | undefined {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (bytes.length >= 12) {
    if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
    if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
    if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
    if (ascii(4, 12) === 'ftypavif') return 'heif';
  }
  return undefined;
}

/** An animated PNG announces its frames before its pixels; decoders show the first one only. */
function isAnimatedPng(bytes: Buffer): boolean {
  const frames = bytes.indexOf('acTL');
  return frames > 0 && frames < bytes.indexOf('IDAT');
}

const refuse = (words: string) => new Failure('UNREADABLE_IMAGE', { image: words });

/**
 * Reads the header of an uploaded picture, never its name and not yet its pixels.
 * @returns the size of the upright picture in px
 * @throws {Failure} UNREADABLE_IMAGE with the reason in the field `image`
 */
export async function inspectUpload(upload: Uint8Array): Promise<{ width: number; height: number }> {
  const bytes = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength);
  if (bytes.length > maxUploadBytes) throw refuse('Send a picture of at most 10 MB.');
  const announced = announcedFormat(bytes);
  if (!announced) throw refuse('Send a JPEG, PNG, WebP or AVIF picture.');
  const sharp = await loadSharp();
  const header = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .metadata()
    .catch((error: Error) => {
      throw refuse(/pixel limit/.test(error.message) ? 'Send a picture of at most 40 megapixels.' : 'This file is damaged.');
    });
  const { width, height } = header.autoOrient;
  if (header.format !== announced || (announced === 'heif' && header.compression !== 'av1')) {
    throw refuse('Send a JPEG, PNG, WebP or AVIF picture.');
  }
  if ((header.pages ?? 1) > 1 || (announced === 'png' && isAnimatedPng(bytes))) throw refuse('Send a still picture, not an animation.');
  if (width * height > maxPixels) throw refuse('Send a picture of at most 40 megapixels.');
  if (Math.max(width, height) > longestToShortest * Math.min(width, height)) {
    throw refuse('Send a picture whose long side is at most four times its short side.');
  }
  return { width, height };
}
