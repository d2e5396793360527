import type { Connection } from '#platform/database/database.ts';
import { gather } from '#platform/database/gather.ts';
import { type FacetName, readCommonFacetNames, readFacetNames, readShopSize } from './queries.ts';

// What every search asks and what hardly ever changes is remembered by the process, at most some 5 MB of it.

const mostNames = 20_000;
/** Milliseconds: names hardly ever change, and the size is an estimate that decides about the way to the pieces alone. */
const holds = 30_000;

interface Facts {
  names?: Promise<ReadonlyMap<number, FacetName>>;
  size?: number;
  until: number;
}

const remembered = new WeakMap<Connection, Facts>();

function factsOf(db: Connection): Facts {
  const now = performance.now();
  const before = remembered.get(db);
  if (before && before.until > now) return before;
  const facts: Facts = { until: now + holds };
  remembered.set(db, facts);
  return facts;
}

const byId = (names: readonly FacetName[]) => new Map(names.map((name) => [name.id, name]));

const readNames = gather(async (db: Connection, ids: number[]) => byId(await readFacetNames(db, ids)));

/** Names of these facets; unknown ones are left out. */
export async function nameFacets(db: Connection, ids: readonly number[]): Promise<FacetName[]> {
  const facts = factsOf(db);
  facts.names ??= readCommonFacetNames(db, mostNames).then(byId);
  const known = await facts.names.catch((error) => {
    remembered.delete(db);
    throw error;
  });
  // 0 stands for a value that no piece has.
  const missing = ids.filter((id) => id > 0 && !known.has(id));
  const read = missing.length === 0 ? undefined : await readNames(db, missing);
  return ids.flatMap((id) => known.get(id) ?? read?.get(id) ?? []);
}

/** About how many pieces there are. */
export async function shopSize(db: Connection): Promise<number> {
  const facts = factsOf(db);
  facts.size ??= await readShopSize(db);
  return facts.size;
}
