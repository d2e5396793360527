import { createBatcher } from '#platform/database/batcher.ts';
import type { Connection } from '#platform/database/database.ts';
import { type FacetName, readCommonFacetNames, readFacetNames, readIndexSize } from './queries.ts';

// What every search asks and what hardly ever changes is remembered by the process, at most some 5 MB of it.

const maxCachedNames = 20_000;
/** Milliseconds: names hardly ever change, and the size is an estimate that decides about the way to the pieces alone. */
const ttlMs = 30_000;

interface CacheEntry {
  names?: Promise<ReadonlyMap<number, FacetName>>;
  size?: number;
  expiresAt: number;
}

const cache = new WeakMap<Connection, CacheEntry>();

function cacheEntryOf(db: Connection): CacheEntry {
  const now = performance.now();
  const before = cache.get(db);
  if (before && before.expiresAt > now) return before;
  const facts: CacheEntry = { expiresAt: now + ttlMs };
  cache.set(db, facts);
  return facts;
}

const byId = (names: readonly FacetName[]) => new Map(names.map((name) => [name.id, name]));

const readMissingNames = createBatcher(async (db: Connection, ids: number[]) => byId(await readFacetNames(db, ids)));

/** Names of these facets; unknown ones are left out. */
export async function nameFacets(db: Connection, ids: readonly number[]): Promise<FacetName[]> {
  const facts = cacheEntryOf(db);
  facts.names ??= readCommonFacetNames(db, maxCachedNames).then(byId);
  const known = await facts.names.catch((error) => {
    cache.delete(db);
    throw error;
  });
  // 0 stands for a value that no piece has.
  const missing = ids.filter((id) => id > 0 && !known.has(id));
  const read = missing.length === 0 ? undefined : await readMissingNames(db, missing);
  return ids.flatMap((id) => known.get(id) ?? read?.get(id) ?? []);
}

/** About how many pieces there are. */
export async function indexSize(db: Connection): Promise<number> {
  const facts = cacheEntryOf(db);
  facts.size ??= await readIndexSize(db);
  return facts.size;
}
