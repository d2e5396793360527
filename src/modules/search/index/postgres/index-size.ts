import type { Connection, Statement } from '#platform/database/database.ts';

/** Milliseconds: the size is an estimate, and decides nothing but the way to the matches. */
const ttlMs = 30_000;

const cache = new WeakMap<Connection, { size: number; expiresAt: number }>();

const indexSizeStatement: Statement = {
  name: 'search.index-size',
  text: `select greatest(reltuples, 0)::int as size from pg_class where oid = 'product_search'::regclass`,
};

/** About how many products the index has. */
export async function indexSize(db: Connection): Promise<number> {
  const cached = cache.get(db);
  if (cached && cached.expiresAt > performance.now()) return cached.size;
  const size = (await db.run<{ size: number }>(indexSizeStatement, []))[0]?.size ?? 0;
  cache.set(db, { size, expiresAt: performance.now() + ttlMs });
  return size;
}
