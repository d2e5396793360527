import { LRUCache } from 'lru-cache';
import type { Connection } from '#platform/database/database.ts';
import { gather } from '#platform/database/gather.ts';
import { type FacetName, readFacetNames, readShopSize } from './queries.ts';

// What every search asks and what hardly ever changes is remembered by the process, at most some 5 MB of it.

const mostNames = 20_000;
/** Milliseconds: names hardly ever change, and the size is an estimate that decides about the way to the pieces alone. */
const holds = 30_000;

interface Facts {
  names: LRUCache<number, FacetName>;
  size?: number;
  until: number;
}

const known = new WeakMap<Connection, Facts>();

function factsOf(db: Connection): Facts {
  const now = performance.now();
  const before = known.get(db);
  if (before && before.until > now) return before;
  const facts: Facts = { names: new LRUCache<number, FacetName>({ max: mostNames }), until: now + holds };
  known.set(db, facts);
  return facts;
}

const readNames = gather(async (db: Connection, ids: number[]) => new Map((await readFacetNames(db, ids)).map((name) => [name.id, name])));

/** Names of these facets; unknown ones are left out. */
export async function nameFacets(db: Connection, ids: readonly number[]): Promise<FacetName[]> {
  const { names } = factsOf(db);
  const known = new Map(ids.map((id) => [id, names.get(id)]));
  const missing = ids.filter((id) => known.get(id) === undefined);
  const read = missing.length === 0 ? new Map<number, FacetName>() : await readNames(db, missing);
  for (const name of read.values()) names.set(name.id, name);
  return ids.flatMap((id) => known.get(id) ?? read.get(id) ?? []);
}

/** About how many pieces there are. */
export async function shopSize(db: Connection): Promise<number> {
  const facts = factsOf(db);
  facts.size ??= await readShopSize(db);
  return facts.size;
}
