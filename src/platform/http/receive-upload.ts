import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Busboy, { type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { DomainError } from '#shared/errors.ts';
import { rateLimitKey } from './client-address.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

/** Bytes of one uploaded file. */
export const maxFileBytes = 10 * 1024 * 1024;
/** Files that one form of a page brings. */
export const maxFormFiles = 6;
/** Bytes of everything in a form beside its files: names, values and borders. */
const maxFieldBytes = 256 * 1024;
/** A sender that says nothing for so long is cut off. */
const idleTimeoutSeconds = 10;
/** Seconds that the whole body may take: for one file, and for a form with several. */
const fileTimeoutSeconds = 120;
const formTimeoutSeconds = 300;

/** A file that has arrived, on disk under a name of ours. */
export interface ReceivedFile {
  path: string;
  bytes: number;
  /** Of its content, in hexadecimal. */
  sha256: string;
}

/** A file that a request carries. Nothing of it is read before it is asked for. */
export interface Upload {
  /**
   * Reads the file from the network to the disk.
   * @param stage makes the file that takes the bytes, once there is room to receive them
   * @param work gets the file; it is removed when `work` ends, however it ends
   * @throws {DomainError} PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, REQUEST_TIMEOUT, BAD_REQUEST,
   * SERVICE_UNAVAILABLE
   */
  receive<T>(stage: () => Promise<string>, work: (file: ReceivedFile) => Promise<T>): Promise<T>;
}

/** What this process receives beside each other. A file needs some 200 KiB of memory while it arrives. */
const uploadQueue: UploadQueue = createUploadQueue({ concurrency: 16, perAddress: 4, maxQueued: 200, timeoutSeconds: 20 });

const isMultipart = (type: string) => /^multipart\/form-data\s*;/i.test(type);
const isFile = (type: string) => /^(?:image\/(?:jpeg|png|webp|avif)|application\/octet-stream)\s*(?:;|$)/i.test(type);

/**
 * The chunks of a body, which has to keep coming.
 * @throws {DomainError} PAYLOAD_TOO_LARGE, REQUEST_TIMEOUT, BAD_REQUEST
 */
async function* readChunks(request: Request, limits: { bytes: number; seconds: number; idle?: number }): AsyncGenerator<Uint8Array> {
  if (!request.body) return;
  const end = performance.now() + limits.seconds * 1000;
  const idle = (limits.idle ?? idleTimeoutSeconds) * 1000;
  const reader = request.body.getReader();
  let bytes = 0;
  try {
    for (;;) {
      const patience = Promise.withResolvers<never>();
      const timer = setTimeout(
        () => patience.reject(new DomainError('REQUEST_TIMEOUT')),
        Math.max(0, Math.min(idle, end - performance.now())),
      );
      const read = reader.read();
      // A hang-up after the patience has ended is nobody's news.
      read.catch(() => {});
      const { done, value } = await Promise.race([read, patience.promise]).finally(() => clearTimeout(timer));
      if (done) return;
      bytes += value.length;
      if (bytes > limits.bytes) throw new DomainError('PAYLOAD_TOO_LARGE');
      yield value;
    }
  } catch (error) {
    // A sender that hangs up is no fault of ours.
    throw error instanceof DomainError ? error : new DomainError('BAD_REQUEST');
  } finally {
    void reader.cancel().catch(() => {});
  }
}

/** Writes what arrives to a file that stands there already. @throws {DomainError} PAYLOAD_TOO_LARGE */
async function save(source: AsyncIterable<Uint8Array>, path: string): Promise<ReceivedFile> {
  const digest = createHash('sha256');
  let bytes = 0;
  await pipeline(
    source,
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > maxFileBytes) throw new DomainError('PAYLOAD_TOO_LARGE');
        digest.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { flags: 'r+' }),
  );
  return { path, bytes, sha256: digest.digest('hex') };
}

/** Makes an upload of what brings chunks once. */
export const uploadFrom = (source: () => AsyncIterable<Uint8Array>, run: <T>(work: () => Promise<T>) => Promise<T>): Upload => ({
  receive: (stage, work) =>
    run(async () => {
      const path = await stage();
      try {
        return await work(await save(source(), path));
      } finally {
        await rm(path, { force: true });
      }
    }),
});

interface ReceivedForm {
  fields: URLSearchParams;
  tooMany: boolean;
}

interface FormFile {
  field: string;
  stream: BusboyFileStream;
}

/**
 * Parses a form as it arrives. Files are handed over one after the other: the next one is not read before
 * `onFile` has ended.
 * @returns its text fields, and whether it had more files than it may
 */
async function readForm(
  source: AsyncIterable<Uint8Array>,
  contentType: string,
  limits: { files: number },
  onFile: (file: FormFile) => Promise<void>,
): Promise<ReceivedForm> {
  const fields = new URLSearchParams();
  let tooMany = false;
  let parser: BusboyInstance;
  try {
    parser = new Busboy({
      headers: { 'content-type': contentType },
      limits: { files: limits.files, fields: 200, parts: 220, fieldSize: 64 * 1024, headerPairs: 20, headerSize: 4096 },
    });
  } catch {
    throw new DomainError('BAD_REQUEST');
  }
  const open = new Set<BusboyFileStream>();
  let fault: unknown;
  let work = Promise.resolve();
  parser.on('field', (name: string, value: string) => {
    if (name !== undefined) fields.append(name, value);
  });
  parser.on('filesLimit', () => {
    tooMany = true;
  });
  parser.on('file', (field: string, stream: BusboyFileStream) => {
    open.add(stream);
    stream.on('error', () => {});
    work = work.then(() => onFile({ field, stream })).finally(() => open.delete(stream));
    work.catch((error) => {
      fault ??= error;
      parser.destroy(error);
    });
  });
  try {
    await pipeline(source, parser);
    await work;
  } catch (error) {
    for (const stream of open) stream.destroy(error as Error);
    await work.catch(() => {});
    throw fault ?? (error instanceof DomainError ? error : new DomainError('BAD_REQUEST'));
  }
  return { fields, tooMany };
}

/**
 * The chunks of a file within a form. Whoever stops early leaves the rest, without which the form could not
 * go on.
 */
const fileChunks = (stream: Readable): AsyncIterable<Uint8Array> =>
  stream.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Uint8Array>;

/** Lets the rest of a file pass, so that what comes after it can be read. */
async function drain(stream: Readable): Promise<void> {
  if (stream.readableEnded || stream.destroyed) return;
  stream.resume();
  await once(stream, 'end').catch(() => {});
}

/**
 * The one file of a request, sent as it is or as the first file of a form.
 * @param address counts how much one sender sends beside each other
 */
export function uploadFromRequest(request: Request, address: string): Upload {
  const type = request.headers.get('content-type') ?? '';
  return {
    async receive(stage, work) {
      if (!isMultipart(type) && !isFile(type)) throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
      if ((request.headers.get('content-encoding') ?? 'identity') !== 'identity') throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
      const most = isMultipart(type) ? maxFileBytes + maxFieldBytes : maxFileBytes;
      if (Number(request.headers.get('content-length')) > most) throw new DomainError('PAYLOAD_TOO_LARGE');
      return uploadQueue.run(rateLimitKey(address), async () => {
        const path = await stage();
        try {
          const chunks = readChunks(request, { bytes: most, seconds: fileTimeoutSeconds });
          if (!isMultipart(type)) return await work(await save(chunks, path));
          let file: ReceivedFile | undefined;
          await readForm(chunks, type, { files: 1 }, async ({ stream }) => {
            file = await save(fileChunks(stream), path);
          });
          if (!file) throw new DomainError('INVALID_INPUT', { photo: 'Choose a picture.' });
          return await work(file);
        } finally {
          await rm(path, { force: true });
        }
      });
    },
  };
}

export const isMultipartForm = (request: Request): boolean => isMultipart(request.headers.get('content-type') ?? '');

/**
 * Receives a page's form with files, for browsers without scripts. Call it once it is known that the sender
 * may upload: it reads the body.
 * @param onFile takes one file after the other; an empty field of files brings none
 * @returns the text fields, and whether there were more files than `mostFormFiles`
 */
export async function receiveForm(
  request: Request,
  address: string,
  onFile: (field: string, file: Upload) => Promise<void>,
): Promise<ReceivedForm> {
  const most = maxFormFiles * maxFileBytes + maxFieldBytes;
  if (Number(request.headers.get('content-length')) > most) throw new DomainError('PAYLOAD_TOO_LARGE');
  const chunks = readChunks(request, { bytes: most, seconds: formTimeoutSeconds });
  return uploadQueue.run(rateLimitKey(address), () =>
    readForm(chunks, request.headers.get('content-type') ?? '', { files: maxFormFiles }, async ({ field, stream }) => {
      // A field of files with nothing chosen is sent as a file without bytes.
      const first = await firstChunk(stream);
      if (first === undefined) return;
      const rest = async function* () {
        yield first;
        yield* fileChunks(stream);
      };
      await onFile(
        field,
        uploadFrom(rest, (work) => work()),
      );
      await drain(stream);
    }),
  );
}

/** The first bytes of a stream; undefined where it ends without any. */
async function firstChunk(stream: Readable): Promise<Uint8Array | undefined> {
  for (;;) {
    const chunk: Buffer | null = stream.read();
    if (chunk !== null) return chunk;
    if (stream.readableEnded) return undefined;
    await Promise.race([once(stream, 'readable'), once(stream, 'end')]);
  }
}

/**
 * What a call takes beside its file stands in the address: the fields of the question mark as the text of a
 * JSON object.
 */
export async function queryToJson(url: string): Promise<string> {
  const start = url.indexOf('?');
  return JSON.stringify(start < 0 ? {} : Object.fromEntries(new URLSearchParams(url.slice(start))));
}
