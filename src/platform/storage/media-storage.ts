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

/** Stores files of pictures and recordings by content hash. A file never changes once it is there. */
export interface MediaStorage {
  /** Stores a file of a picture or a recording, such as `480.avif` or `voice.mp3`. @throws {StorageError} */
  put(hash: string, file: string, body: Uint8Array): Promise<void>;
  /** Creates an empty file for bytes on their way in, where nothing is served from. @returns its path */
  stage(): Promise<string>;
  /**
   * Reads the original that an earlier release stored: originals wait in the database since.
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
  /**
   * Tells where visitors get a file of a public picture.
   * @returns undefined where the shop serves it, as it does each recording
   * @throws {StorageError}
   */
  addressOf(hash: string, file: string): Promise<string | undefined>;
  /**
   * Lists the hashes of pictures none of whose files was written since a moment.
   * @throws {StorageError}
   */
  listHashes(before: Date): Promise<string[]>;
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

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', mp3: 'audio/mpeg', wav: 'audio/wav' };
const hashPattern = /^p?[0-9a-f]{32,64}$/;
const filePattern = /^(?:[1-9]\d{0,3}\.(?:avif|webp)|voice\.(?:mp3|wav))$/;
const isRecording = (file: string) => typeOfKey(file).startsWith('audio/');

/** Public files alone lie under `media/`, so that a CDN may be let in there. */
const filePrefixes = { public: 'media/', private: 'media-private/' } as const;
const fileKey = (hash: string, file: string) => `${filePrefixes[isPrivateHash(hash) ? 'private' : 'public']}${hash}/${file}`;
/** Keys under which a file may lie: an earlier release stored private ones beside the public ones. */
const keysOf = (hash: string, file: string) =>
  isPrivateHash(hash) ? [fileKey(hash, file), `${filePrefixes.public}${hash}/${file}`] : [fileKey(hash, file)];
const originalPrefix = 'media-originals/';
const privateOriginals = `${originalPrefix}p`;

const documentPrefix = 'documents/';

function documentKey(id: string): string {
  if (!/^[0-9a-z]{8,40}$/.test(id)) throw new Error('not the id of a document');
  return `${documentPrefix}${id}`;
}

/** Prefixes of all that media and documents are stored under. */
export const mediaPrefixes: readonly string[] = [...Object.values(filePrefixes), originalPrefix, documentPrefix];

/** Gives the key that this release stores an object under, for one of any release. */
export const currentKey = (key: string): string => key.replace(/^media\/(?=p)/, filePrefixes.private);

/** Media type of the object under a key. */
export const typeOfKey = (key: string): string => types[key.split('.')[1] ?? ''] ?? 'application/octet-stream';

export const bytesOf = async ({ body }: StoredObject): Promise<Uint8Array> => new Uint8Array(await new Response(body).arrayBuffer());

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
 * Media in an object storage: public files under `media/{hash}/`, private ones under `media-private/{hash}/`,
 * documents under `documents/`; originals of earlier releases under `media-originals/{two characters}/`.
 * @param sources what files are read from, in order; each has the keys of `storage`
 * @param elsewhere `url`: address before the key of a public file; `except`: holds what is served here
 */
export function mediaStorage(
  storage: ObjectStorage,
  staging: StagingArea,
  sources: readonly Pick<ObjectStorage, 'get'>[] = [storage],
  elsewhere?: { url: string; except: readonly Pick<ObjectStorage, 'get'>[] },
): MediaStorage {
  const isFile = (hash: string, file: string) => hashPattern.test(hash) && filePattern.test(file);
  const find = async (from: typeof sources, hash: string, file: string) => {
    // Only these shapes reach the storage: no dot, no slash, no name of the caller's choosing.
    if (!isFile(hash, file)) return undefined;
    for (const source of from) {
      for (const key of keysOf(hash, file)) {
        const object = await source.get(key);
        if (object) return object;
      }
    }
    return undefined;
  };
  return {
    async put(hash, file, body) {
      if (!isFile(hash, file)) throw new Error(`no picture file can be named ${file}`);
      await storage.put(fileKey(hash, file), body, typeOfKey(file));
    },
    stage: staging.create,
    async getOriginal(hash) {
      const object = await storage.get(originalKey(hash));
      return object && bytesOf(object);
    },
    removeOriginal: (hash) => storage.delete(originalKey(hash)),
    async remove(hash) {
      await storage.delete(originalKey(hash));
      for (const folder of keysOf(hash, '')) await storage.deleteAll(folder);
    },
    sweepStaged: staging.sweep,
    listPrivateOriginals: async (before) => (await namesBefore(storage, privateOriginals, before)).filter((hash) => hashPattern.test(hash)),
    async listHashes(before) {
      const newest = new Map<string, Date>();
      for (const prefix of [...Object.values(filePrefixes), originalPrefix]) {
        for (const { key, modifiedAt } of await storage.list(prefix)) {
          const hash = key.split('/')[prefix === originalPrefix ? 2 : 1] ?? '';
          if (hashPattern.test(hash) && modifiedAt > (newest.get(hash) ?? new Date(0))) newest.set(hash, modifiedAt);
        }
      }
      return [...newest].filter(([, modifiedAt]) => modifiedAt < before).map(([hash]) => hash);
    },
    documents: documentStorage(storage),
    async get(hash, file) {
      const object = await find(sources, hash, file);
      return object && { ...object, type: typeOfKey(file) };
    },
    async addressOf(hash, file) {
      // The content policy of pages takes recordings from the shop itself alone.
      if (!elsewhere || isPrivateHash(hash) || isRecording(file) || !isFile(hash, file)) return undefined;
      return (await find(elsewhere.except, hash, file)) ? undefined : `${elsewhere.url}/${fileKey(hash, file)}`;
    },
  };
}
