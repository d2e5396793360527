import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { bytesOf, currentKey, mediaPrefixes, typeOfKey } from './media-storage.ts';
import { isKey, type ObjectStorage } from './object-storage.ts';

/** Objects that are copied at a time. */
const concurrency = 8;

export interface MoveOptions {
  /** Removes an object from where it was, once it was read back whole. */
  remove: boolean;
  /** Called with the numbers of objects that are done and of all. */
  onProgress?: (done: number, all: number) => void;
}

export interface Moved {
  copied: number;
  /** Those that were there already, with the same bytes. */
  present: number;
  /** Keys of objects that could not be copied, with the reason. */
  failed: string[];
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function digestOf(storage: ObjectStorage, key: string): Promise<string | undefined> {
  const object = await storage.get(key);
  return object && digest(await bytesOf(object));
}

/** Copies one object. @returns whether it was copied now; undefined where it was deleted meanwhile */
async function moveObject(from: ObjectStorage, to: ObjectStorage, key: string, remove: boolean): Promise<boolean | undefined> {
  const object = await from.get(key);
  if (!object) return undefined;
  const bytes = await bytesOf(object);
  const [target, wanted] = [currentKey(key), digest(bytes)];
  const isPresent = (await digestOf(to, target)) === wanted;
  if (!isPresent) {
    await to.put(target, bytes, typeOfKey(target));
    if ((await digestOf(to, target)) !== wanted) throw new Error('it was read back with other bytes');
  }
  // The shop deletes it here first and there next: what is gone here by now must not stay there.
  if (!(await from.list(key)).some((entry) => entry.key === key)) {
    await to.delete(target);
    return undefined;
  }
  if (remove) await from.delete(key);
  return !isPresent;
}

/**
 * Copies all pictures and documents from one storage to another, each read back and compared by SHA-256. Run
 * again it compares what is there and copies the rest.
 */
export async function moveObjects(from: ObjectStorage, to: ObjectStorage, { remove, onProgress = () => {} }: MoveOptions): Promise<Moved> {
  const keys: string[] = [];
  for (const prefix of mediaPrefixes) for (const { key } of await from.list(prefix)) if (isKey(key)) keys.push(key);
  const moved: Moved = { copied: 0, present: 0, failed: [] };
  let done = 0;
  onProgress(done, keys.length);
  const move = async (key: string) => {
    try {
      const isNew = await moveObject(from, to, key, remove);
      if (isNew !== undefined) moved[isNew ? 'copied' : 'present']++;
    } catch (error) {
      moved.failed.push(`${key}: ${((error as Error).cause as Error | undefined)?.message ?? (error as Error).message}`);
    }
    onProgress(++done, keys.length);
  };
  await pLimit(concurrency).map(keys, move);
  return moved;
}
