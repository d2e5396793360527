import { createBatcher } from '#platform/database/batcher.ts';
import { createCachedRead } from '#platform/database/cached-read.ts';
import type { Connection } from '#platform/database/database.ts';
import { type FacetName, readCommonFacetNames, readFacetNames } from './queries.ts';

/** Some 5 MB. */
const maxCachedNames = 20_000;
type NamesById = ReadonlyMap<number, FacetName>;

const byId = (names: readonly FacetName[]): NamesById => new Map(names.map((name) => [name.id, name]));

const readMissingNames = createBatcher(async (db: Connection, ids: number[]) => byId(await readFacetNames(db, ids)));

/** A renamed facet is read again within half a minute. */
const commonNames = createCachedRead(async (db) => byId(await readCommonFacetNames(db, maxCachedNames)));

/** Names of these facets; unknown ones are left out. */
export async function nameFacets(db: Connection, ids: readonly number[]): Promise<FacetName[]> {
  const common = await commonNames(db);
  // 0 stands for a value that no product has.
  const missing = ids.filter((id) => id > 0 && !common.has(id));
  const read = missing.length === 0 ? undefined : await readMissingNames(db, missing);
  return ids.flatMap((id) => common.get(id) ?? read?.get(id) ?? []);
}
