import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import type { Context } from '#platform/context.ts';
import { privateHash } from '#platform/storage/media-storage.ts';
import { DomainError } from '#shared/errors.ts';
import { inspectUpload, unreadableImage } from './inspect-upload.ts';
import { loadSharp } from './load-sharp.ts';
import { backgroundColor, decodeSeconds, maxPixels } from './make-renditions.ts';
import { withPictureSlot } from './picture-queue.ts';

/** A square of the upright picture, in its px. */
export interface Crop {
  left: number;
  top: number;
  side: number;
}

/** A received, checked and cleaned picture; its file waits to be listed by `addPicture`. */
export interface AcceptedPicture {
  hash: string;
  /** Path of the cleaned file, upright and without metadata. */
  path: string;
  /** Size of the cleaned picture in px. */
  width: number;
  height: number;
  /** Bytes that quotas count: those received, or those taken on disk where these are more. */
  quotaBytes: number;
}

interface AcceptOptions {
  /** Owner of the picture: the same file of another owner is another picture. */
  scope: string;
  /** Private pictures are never served in public. */
  isPrivate: boolean;
  /** Longest side of the stored picture in px. */
  longestSide: number;
  /** Crops to this square, or to the one in the middle. */
  square?: Crop | 'middle';
}

/**
 * Disk space of a picture with all its files, in cleaned originals. Noise of 1600 px, the worst for its size,
 * comes to 3.4.
 */
const renditionFactor = 4;

/** Names a file of an owner by its content. @param sha256 of the file that came, in hexadecimal */
export const scopedHash = (scope: string, sha256: string): string =>
  createHash('sha256').update(`${scope}\n${sha256}`).digest('hex').slice(0, 32);

/**
 * Receives the picture that the request carries. Before anything about it is stored it is decoded, turned
 * upright and encoded again: EXIF, GPS, XMP, IPTC, profiles, comments, thumbnails and all other metadata are
 * dropped, and the received file is removed.
 * @param work gets the picture; its file is removed when `work` ends, unless it was listed
 * @throws {DomainError} UNREADABLE_IMAGE, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE and those of
 * `Upload.receive`
 */
export async function acceptPicture<T>(
  ctx: Context,
  { scope, isPrivate, longestSide, square }: AcceptOptions,
  work: (picture: AcceptedPicture) => Promise<T>,
): Promise<T> {
  if (!ctx.request.upload) throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
  return ctx.request.upload.receive(ctx.media.stage, async (file) => {
    const clean = await ctx.media.stage();
    try {
      const size = await inspectUpload(file.path);
      const { data, info } = await cleanPicture(file.path, size, longestSide, square);
      await rm(file.path, { force: true });
      await writeFile(clean, data, { flush: true });
      const content = scopedHash(scope, file.sha256);
      return await work({
        hash: isPrivate ? privateHash(content) : content,
        path: clean,
        width: info.width,
        height: info.height,
        quotaBytes: Math.max(file.bytes, data.length * renditionFactor),
      });
    } finally {
      await rm(clean, { force: true });
    }
  });
}

/**
 * Decodes a picture and encodes it again as JPEG, without metadata.
 * @throws {DomainError} UNREADABLE_IMAGE
 */
export async function cleanPicture(
  path: string,
  size: { width: number; height: number },
  longestSide: number,
  square: Crop | 'middle' | undefined,
) {
  const sharp = await loadSharp();
  return withPictureSlot(() => {
    const upright = sharp(path, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true }).autoOrient();
    const part = square ? upright.extract(squareOf(square, size)) : upright;
    return part
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: backgroundColor })
      .toColourspace('srgb')
      .timeout({ seconds: decodeSeconds })
      .jpeg({ quality: 88 })
      .toBuffer({ resolveWithObject: true });
  }).catch(() => {
    throw unreadableImage('This file is damaged.');
  });
}

/** Moves a square inside the picture, since a browser may round it over the edge. */
function squareOf(square: Crop | 'middle', { width, height }: { width: number; height: number }) {
  const shortest = Math.min(width, height);
  const side = square === 'middle' ? shortest : Math.max(1, Math.min(square.side, shortest));
  const within = (start: number, length: number) => Math.max(0, Math.min(start, length - side));
  const left = square === 'middle' ? Math.floor((width - side) / 2) : within(square.left, width);
  const top = square === 'middle' ? Math.floor((height - side) / 2) : within(square.top, height);
  return { left, top, width: side, height: side };
}
