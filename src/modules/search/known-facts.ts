import { LRUCache } from 'lru-cache';
import type { Connection } from '#platform/database/database.ts';
import { type FacetName, readFacetNames, readShopSize } from './queries.ts';

// What every search asks and what hardly ever changes is remembered by the process, at most some 5 MB of it.

const mostNames = 20_000;
/** Milliseconds: the size is an estimate, and decides about the way to the pieces alone. */
const sizeHolds = 30_000;

interface Facts {
  /** The row of a facet is written once and never changed. */
  names: LRUCache<number, FacetName>;
  size?: { pieces: number; until: number };
}

const known = new WeakMap<Connection, Facts>();

function factsOf(db: Connection): Facts {
  const facts = known.get(db) ?? { names: new LRUCache<number, FacetName>({ max: mostNames }) };
  known.set(db, facts);
  return facts;
}

/** Names of these facets; unknown ones are left out. */
export async function nameFacets(db: Connection, ids: readonly number[]): Promise<FacetName[]> {
  const { names } = factsOf(db);
  const missing = ids.filter((id) => !names.has(id));
  const read = missing.length === 0 ? [] : await readFacetNames(db, missing);
  for (const name of read) names.set(name.id, name);
  return [...read, ...ids.flatMap((id) => (missing.includes(id) ? [] : (names.get(id) ?? [])))];
}

/** About how many pieces there are. */
export async function shopSize(db: Connection): Promise<number> {
  const facts = factsOf(db);
  const now = performance.now();
  if (facts.size === undefined || facts.size.until < now) facts.size = { pieces: await readShopSize(db), until: now + sizeHolds };
  return facts.size.pieces;
}
