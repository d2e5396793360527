import type { ObjectStorage, StoredObject } from './object-storage.ts';
import type { StagingArea } from './staging-area.ts';

/** Stores documents that the caller has encrypted, by their ids. None is served as it lies there. */
export interface DocumentStorage {
  /** @throws {StorageError} */
  put(id: string, body: Uint8Array): Promise<void>;
  /** Reads a document. @returns undefined where there is none. @throws {StorageError} */
  get(id: string): Promise<Uint8Array | undefined>;
  /** Removes a document; nothing where there is none. @throws {StorageError} */
  remove(id: string): Promise<void>;
  /** Lists the ids of documents that were written before a moment. @throws {StorageError} */
  list(before: Date): Promise<string[]>;
}

/** Stores picture files by content hash. A file never changes once it is there. */
export interface MediaStorage {
  /** Stores a file of a picture, such as `480.avif`. @throws {StorageError} */
  put(hash: string, file: string, body: Uint8Array): Promise<void>;
  /** Creates an empty file for bytes on their way in, where nothing is served from. @returns its path */
  stage(): Promise<string>;
  /** Moves a staged file to the originals, which are never served. @throws {StorageError} */
  putOriginal(hash: string, staged: string): Promise<void>;
  /**
   * Reads the original.
   * @returns undefined where there is none.
   * @throws {StorageError}
   */
  getOriginal(hash: string): Promise<Uint8Array | undefined>;
  /** Removes the original alone; nothing where there is none. @throws {StorageError} */
  removeOriginal(hash: string): Promise<void>;
  /** Removes the original and every file of a picture; nothing where there is none. @throws {StorageError} */
  remove(hash: string): Promise<void>;
  /** Removes staged files that were left behind before a moment. @returns how many */
  sweepStaged(before: Date): Promise<number>;
  /**
   * Lists the hashes of private originals that were written before a moment.
   * @throws {StorageError}
   */
  listPrivateOriginals(before: Date): Promise<string[]>;
  /**
   * Reads a file of a picture, public or private.
   * @returns undefined where there is none.
   * @throws {StorageError}
   */
  get(hash: string, file: string): Promise<MediaFile | undefined>;
  documents: DocumentStorage;
}

export interface MediaFile extends StoredObject {
  /** Media type, such as `image/avif`. */
  type: string;
}

/** Names a private picture; the prefix keeps it from being served in public. */
export const privateHash = (hash: string): string => `p${hash}`;
/** Names the public picture with the content of a private one. */
export const publicHash = (hash: string): string => (isPrivateHash(hash) ? hash.slice(1) : hash);
export const isPrivateHash = (hash: string): boolean => hash.startsWith('p');

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp' };
const hashPattern = /^p?[0-9a-f]{32,64}$/;
const filePattern = /^[1-9]\d{0,3}\.(avif|webp)$/;

const fileKey = (hash: string, file: string) => `media/${hash}/${file}`;
const originalPrefix = 'media-originals/';
const privateOriginals = `${originalPrefix}p`;

const documentPrefix = 'documents/';

function documentKey(id: string): string {
  if (!/^[0-9a-z]{8,40}$/.test(id)) throw new Error('not the id of a document');
  return `${documentPrefix}${id}`;
}

const bytesOf = async ({ body }: StoredObject) => new Uint8Array(await new Response(body).arrayBuffer());

/** Names objects in a folder that were written before a moment. */
async function namesBefore(storage: ObjectStorage, prefix: string, before: Date): Promise<string[]> {
  const entries = await storage.list(prefix);
  return entries.filter(({ modifiedAt }) => modifiedAt < before).map(({ key }) => key.slice(key.lastIndexOf('/') + 1));
}

const documentStorage = (storage: ObjectStorage): DocumentStorage => ({
  put: (id, body) => storage.put(documentKey(id), body, 'application/octet-stream'),
  async get(id) {
    const object = await storage.get(documentKey(id));
    return object && bytesOf(object);
  },
  remove: (id) => storage.delete(documentKey(id)),
  list: (before) => namesBefore(storage, documentPrefix, before),
});

function originalKey(hash: string): string {
  if (!hashPattern.test(hash)) throw new Error('not a content hash');
  return `${originalPrefix}${hash.slice(0, 2)}/${hash}`;
}

/**
 * Media in an object storage: files under `media/{hash}/`, originals under `media-originals/{first two
 * characters}/`, documents under `documents/`.
 * @param sources what files are read from, in order; each has the keys of `storage`
 */
export function mediaStorage(
  storage: ObjectStorage,
  staging: StagingArea,
  sources: readonly Pick<ObjectStorage, 'get'>[] = [storage],
): MediaStorage {
  return {
    async put(hash, file, body) {
      if (!hashPattern.test(hash) || !filePattern.test(file)) throw new Error(`no picture file can be named ${file}`);
      await storage.put(fileKey(hash, file), body, types[file.split('.')[1] ?? ''] as string);
    },
    stage: staging.create,
    putOriginal: (hash, path) => storage.putFile(originalKey(hash), path),
    async getOriginal(hash) {
      const object = await storage.get(originalKey(hash));
      return object && bytesOf(object);
    },
    removeOriginal: (hash) => storage.delete(originalKey(hash)),
    async remove(hash) {
      await storage.delete(originalKey(hash));
      await storage.deleteAll(fileKey(hash, ''));
    },
    sweepStaged: staging.sweep,
    listPrivateOriginals: async (before) => (await namesBefore(storage, privateOriginals, before)).filter((hash) => hashPattern.test(hash)),
    documents: documentStorage(storage),
    async get(hash, file) {
      const type = types[file.split('.')[1] ?? ''];
      // Only these shapes reach the storage: no dot, no slash, no name of the caller's choosing.
      if (!type || !hashPattern.test(hash) || !filePattern.test(file)) return undefined;
      for (const source of sources) {
        const object = await source.get(fileKey(hash, file));
        if (object) return { ...object, type };
      }
      return undefined;
    },
  };
}
