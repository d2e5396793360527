import { chmod, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '#shared/id.ts';
import { errorResponse } from '../http/error-response.ts';

/** Keeps picture files by content hash. A file never changes once it is there. */
export interface MediaStorage {
  /** Keeps a file of a picture, such as `480.avif`. */
  put(hash: string, file: string, body: Uint8Array): Promise<void>;
  /** Makes an empty file for bytes on their way in, where nothing is served from. @returns its path */
  stage(): Promise<string>;
  /** Moves a staged file to where originals are kept; they are never served. */
  keepOriginal(hash: string, staged: string): Promise<void>;
  /** @throws when there is none */
  getOriginal(hash: string): Promise<Uint8Array>;
  /** Takes the original alone away; nothing where there is none. */
  removeOriginal(hash: string): Promise<void>;
  /** Takes all files of a picture away, and what was uploaded; nothing where there is none. */
  remove(hash: string): Promise<void>;
  /** Takes staged files away that were left behind before a moment. @returns how many */
  sweepStaged(before: Date): Promise<number>;
  /** The hashes of private originals that were written before a moment. */
  listPrivateOriginals(before: Date): Promise<string[]>;
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

/** Folders and files that no other user of the machine may look into. */
const ownFolder = 0o700;
const ownFile = 0o600;

/** Names in a folder; none where there is no such folder. */
const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Whether a file was last written before a moment; false where it is gone. */
const isOlder = async (path: string, before: Date): Promise<boolean> =>
  stat(path).then(
    ({ mtime }) => mtime < before,
    () => false,
  );

/**
 * Media in folders of this machine: public files in `directory`, originals beside it in `{directory}-originals`, and what is on its way
 * in, on the same file system, in `{directory}-staged`.
 * @param fallbacks read-only folders looked into next: the demo shop's pictures ship with the software
 */
export function diskMediaStorage(directory: string, fallbacks: readonly string[] = []): MediaStorage {
  const originals = `${directory}-originals`;
  const staged = `${directory}-staged`;
  const originalAt = (hash: string) => {
    if (!hashShape.test(hash)) throw new Error('not a content hash');
    return join(originals, hash.slice(0, 2), hash);
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
  const stage: MediaStorage['stage'] = async () => {
    const made = await mkdir(staged, { recursive: true, mode: ownFolder });
    // A folder of an earlier release may stand open.
    if (made === undefined) await chmod(staged, ownFolder);
    const path = join(staged, newId());
    await (await open(path, 'wx', ownFile)).close();
    return path;
  };
  return {
    async put(hash, file, body) {
      if (!hashShape.test(hash) || !fileShape.test(file)) throw new Error(`no picture file can be named ${file}`);
      const path = join(directory, hash, file);
      await mkdir(dirname(path), { recursive: true, mode: ownFolder });
      // Either whole or not there, whenever the process or the machine stops.
      const whole = await stage();
      try {
        await writeFile(whole, body, { flush: true });
        await rename(whole, path);
      } catch (error) {
        await rm(whole, { force: true });
        throw error;
      }
    },
    stage,
    async keepOriginal(hash, path) {
      const kept = originalAt(hash);
      await mkdir(dirname(kept), { recursive: true, mode: ownFolder });
      await Promise.all([chmod(originals, ownFolder), chmod(dirname(kept), ownFolder), chmod(path, ownFile)]);
      await rename(path, kept);
    },
    getOriginal: (hash) => readFile(originalAt(hash)),
    removeOriginal: (hash) => rm(originalAt(hash), { force: true }),
    async remove(hash) {
      await rm(originalAt(hash), { force: true });
      await rm(join(directory, hash), { recursive: true, force: true });
    },
    async sweepStaged(before) {
      let swept = 0;
      for (const name of await namesIn(staged)) {
        const path = join(staged, name);
        if (!(await isOlder(path, before))) continue;
        await rm(path, { force: true });
        swept++;
      }
      return swept;
    },
    async listPrivateOriginals(before) {
      const found: string[] = [];
      for (const folder of await namesIn(originals)) {
        if (!isPrivateHash(folder)) continue;
        for (const name of await namesIn(join(originals, folder)))
          if (hashShape.test(name) && (await isOlder(join(originals, folder, name), before))) found.push(name);
      }
      return found;
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
