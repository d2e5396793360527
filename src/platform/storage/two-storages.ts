import type { ObjectStorage } from './object-storage.ts';

/**
 * The storage of a shop whose objects are being moved: new ones are put into `current`, and an object counts
 * as there while it lies in either.
 */
export function twoStorages(current: ObjectStorage, earlier: ObjectStorage): ObjectStorage {
  return {
    put: current.put,
    // Once more at the end: it may have been moved between the two reads.
    get: async (key) => (await current.get(key)) ?? (await earlier.get(key)) ?? (await current.get(key)),
    // In this order, so that `moveObjects` sees that an object which it has just copied was deleted.
    async delete(key) {
      await earlier.delete(key);
      await current.delete(key);
    },
    async deleteAll(prefix) {
      await earlier.deleteAll(prefix);
      await current.deleteAll(prefix);
    },
    async list(prefix) {
      const entries = [...(await earlier.list(prefix)), ...(await current.list(prefix))];
      return [...new Map(entries.map((entry) => [entry.key, entry])).values()];
    },
  };
}
