import { readFile } from 'node:fs/promises';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { cleanPicture } from './accept-picture.ts';
import { inspectUpload, readHead, sniffFormat } from './inspect-upload.ts';
import { withPictureSlot } from './picture-queue.ts';

/** A received document: a PDF as it came, or a photograph encoded again. */
export interface AcceptedDocument {
  type: 'application/pdf' | 'image/jpeg';
  content: Uint8Array;
  /** Of the file that came, in hexadecimal. */
  sha256: string;
}

/** Longest side of a photographed paper in px, enough to read small print. */
const longestSide = 2600;
/** Bytes at the end of a PDF within which it says that it ends. */
const tailBytes = 1024;

const isPdf = (head: Buffer) => /^%PDF-[12]\.\d/.test(head.toString('latin1', 0, 8));

/** Reads a PDF whole. @throws {DomainError} UNREADABLE_DOCUMENT, LOCKED_DOCUMENT where it needs a password */
async function readPdf(path: string): Promise<Buffer> {
  const content = await withPictureSlot(() => readFile(path));
  if (!content.subarray(-tailBytes).includes('%%EOF')) throw new DomainError('UNREADABLE_DOCUMENT');
  if (content.includes('/Encrypt')) throw new DomainError('LOCKED_DOCUMENT');
  return content;
}

/**
 * Receives the document that the request carries, known by its first bytes and never by its name. The
 * received file is removed.
 * @param work gets the document
 * @throws {DomainError} UNSUPPORTED_MEDIA_TYPE for what is neither PDF nor picture, UNREADABLE_DOCUMENT,
 * LOCKED_DOCUMENT, UNREADABLE_IMAGE, and those of `Upload.receive`
 */
export async function acceptDocument<T>(ctx: Context, work: (document: AcceptedDocument) => Promise<T>): Promise<T> {
  if (!ctx.request.upload) throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
  return ctx.request.upload.receive(ctx.media.stage, async ({ path, sha256 }) => {
    const head = await readHead(path);
    if (isPdf(head)) return work({ type: 'application/pdf', content: await readPdf(path), sha256 });
    if (!sniffFormat(head)) throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
    const { data } = await cleanPicture(path, await inspectUpload(path), longestSide, undefined);
    return work({ type: 'image/jpeg', content: data, sha256 });
  });
}
