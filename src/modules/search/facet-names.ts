import { createBatcher } from '#platform/database/batcher.ts';
import type { Connection } from '#platform/database/database.ts';
import { sharedWaitMs, withTimeLimit } from '#platform/time-limit.ts';
import { type FacetName, readCommonFacetNames, readFacetNames } from './queries.ts';

/** Some 5 MB. */
const maxCachedNames = 20_000;
/** Milliseconds after which a renamed facet is read again. */
const ttlMs = 30_000;

type NamesById = ReadonlyMap<number, FacetName>;

const cache = new WeakMap<Connection, { names: Promise<NamesById>; expiresAt: number }>();

const byId = (names: readonly FacetName[]): NamesById => new Map(names.map((name) => [name.id, name]));

const readMissingNames = createBatcher(async (db: Connection, ids: number[]) => byId(await readFacetNames(db, ids)));

function commonNames(db: Connection): Promise<NamesById> {
  const now = performance.now();
  const cached = cache.get(db);
  if (cached && cached.expiresAt > now) return cached.names;
  const names = withTimeLimit(readCommonFacetNames(db, maxCachedNames), sharedWaitMs)
    .then(byId)
    .catch((error) => {
      cache.delete(db);
      throw error;
    });
  cache.set(db, { names, expiresAt: now + ttlMs });
  return names;
}

/** Names of these facets; unknown ones are left out. */
export async function nameFacets(db: Connection, ids: readonly number[]): Promise<FacetName[]> {
  const common = await commonNames(db);
  // 0 stands for a value that no product has.
  const missing = ids.filter((id) => id > 0 && !common.has(id));
  const read = missing.length === 0 ? undefined : await readMissingNames(db, missing);
  return ids.flatMap((id) => common.get(id) ?? read?.get(id) ?? []);
}
