import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorResponse } from '../http/error-response.ts';

/** Keeps picture files by content hash. A file never changes once it is there. */
export interface MediaStorage {
  /** Keeps a public file, such as `480.avif`. */
  put(hash: string, file: string, body: Uint8Array): Promise<void>;
  /** Keeps what was uploaded, on disk before it resolves; it is never served, since it may say where and when it was taken. */
  putOriginal(hash: string, body: Uint8Array): Promise<void>;
  /** @throws when there is none */
  getOriginal(hash: string): Promise<Uint8Array>;
  /** Takes all files of a picture away, and what was uploaded; nothing where there is none. */
  remove(hash: string): Promise<void>;
  /** Answers `GET /media/{hash}/{file}` of a public picture, immutable, or 404. */
  serve(hash: string, file: string, request: Request): Promise<Response>;
  /** Answers the same of a private picture, for its reader's browser alone, which has to ask each time; call it for who may see it. */
  servePrivate(hash: string, file: string, request: Request): Promise<Response>;
}

/** Names a picture that not everybody may see; the name keeps it from being served in public. */
export const privateHash = (hash: string): string => `p${hash}`;
export const isPrivateHash = (hash: string): boolean => hash.startsWith('p');

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp' };
const hashShape = /^p?[0-9a-f]{32,64}$/;
const unguarded = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const guarded = { 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Authorization' };
const fileShape = /^[1-9]\d{0,3}\.(avif|webp)$/;

/** Writes a file that is either whole or not there, whenever the process or the machine stops. */
async function writeWhole(path: string, body: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = `${path}.${process.pid}.${performance.now()}.tmp`;
  await writeFile(temporary, body, { mode: 0o600, flush: true });
  await rename(temporary, path);
}

/**
 * Media in folders of this machine: public files in `directory`, originals beside it in `{directory}-originals`. Both are for the shop
 * alone: private pictures lie among the public ones, and only the shop knows who may see them.
 * @param fallbacks read-only folders looked into next: the demo shop's pictures ship with the software
 */
export function diskMediaStorage(directory: string, fallbacks: readonly string[] = []): MediaStorage {
  const originalAt = (hash: string) => {
    if (!hashShape.test(hash)) throw new Error('not a content hash');
    return join(`${directory}-originals`, hash.slice(0, 2), hash);
  };
  async function answer(hash: string, file: string, request: Request, caching: Record<string, string>): Promise<Response> {
    const type = types[file.split('.')[1] ?? ''];
    // Only these shapes reach the file system: no dot, no slash, no name of our own choosing.
    if (!type || !hashShape.test(hash) || !fileShape.test(file)) return errorResponse('NOT_FOUND');
    const headers = { ...caching, ETag: `"${hash}-${file}"` };
    for (const folder of [directory, ...fallbacks]) {
      const body = await readFile(join(folder, hash, file)).catch(() => undefined);
      if (!body) continue;
      if (matches(request.headers.get('if-none-match'), headers.ETag)) return new Response(null, { status: 304, headers });
      return new Response(body, {
        headers: { ...headers, 'Content-Type': type, 'Content-Length': String(body.length), 'X-Content-Type-Options': 'nosniff' },
      });
    }
    return errorResponse('NOT_FOUND');
  }
  return {
    async put(hash, file, body) {
      if (!hashShape.test(hash) || !fileShape.test(file)) throw new Error(`no picture file can be named ${file}`);
      await writeWhole(join(directory, hash, file), body);
    },
    putOriginal: (hash, body) => writeWhole(originalAt(hash), body),
    getOriginal: (hash) => readFile(originalAt(hash)),
    async remove(hash) {
      await rm(originalAt(hash), { force: true });
      await rm(join(directory, hash), { recursive: true, force: true });
    },
    async serve(hash, file, request) {
      return isPrivateHash(hash) ? errorResponse('NOT_FOUND') : answer(hash, file, request, unguarded);
    },
    async servePrivate(hash, file, request) {
      return isPrivateHash(hash) ? answer(hash, file, request, guarded) : errorResponse('NOT_FOUND');
    },
  };
}

/** `If-None-Match` names a list or `*`, each perhaps weak. */
function matches(header: string | null, etag: string): boolean {
  return header?.split(',').some((item) => ['*', etag].includes(item.trim().replace(/^W\//, ''))) ?? false;
}
