import { DomainError } from '#shared/errors.ts';

/**
 * Stores bytes under keys such as `media/0a1b…/480.avif`: segments of letters, digits, `.`, `_` and `-`
 * between slashes. The media rules build on it (media-storage.ts); adapters are a folder of this machine and
 * an S3-compatible bucket.
 */
export interface ObjectStorage {
  /** Writes an object whole or not at all; one that is there is replaced. @throws {StorageError} */
  put(key: string, body: Uint8Array, contentType: string): Promise<void>;
  /**
   * Reads an object.
   * @returns undefined where there is none.
   * @throws {StorageError}
   */
  get(key: string): Promise<StoredObject | undefined>;
  /** Removes an object; nothing where there is none. @throws {StorageError} */
  delete(key: string): Promise<void>;
  /** Removes every object whose key begins with `prefix`, which ends in a slash. @throws {StorageError} */
  deleteAll(prefix: string): Promise<void>;
  /**
   * Lists the objects whose key begins with `prefix`.
   * @throws {StorageError}
   */
  list(prefix: string): Promise<ObjectEntry[]>;
}

export interface StoredObject {
  /** In bytes. */
  size: number;
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;
}

export interface ObjectEntry {
  key: string;
  /** When it was last written. */
  modifiedAt: Date;
}

/** Seconds after which a request that needed the storage may be sent again. */
const retrySeconds = 5;

/**
 * A storage that failed: a full disk, a refused credential, a service that does not answer. Another attempt
 * may succeed, and a request says so: SERVICE_UNAVAILABLE.
 */
export class StorageError extends DomainError {
  constructor(operation: string, key: string, cause: unknown) {
    super('SERVICE_UNAVAILABLE', {}, retrySeconds);
    this.name = 'StorageError';
    this.message = `storage: ${operation} ${key} failed`;
    this.cause = cause;
  }
}

const keyPattern = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

/**
 * Checks a key.
 * @throws where it could leave the storage's layout: an absolute path, an empty segment, a leading dot
 */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new Error(`not a storage key: ${key}`);
}

/** Tells whether a storage takes this key. */
export const isKey = (key: string): boolean => keyPattern.test(key);

/**
 * Runs one operation of an adapter.
 * @throws {StorageError} instead of what the file system or the service threw
 */
export async function storageOperation<T>(operation: string, key: string, run: () => Promise<T>): Promise<T> {
  checkKey(key.replace(/\/$/, ''));
  try {
    return await run();
  } catch (error) {
    throw new StorageError(operation, key, error);
  }
}
