import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../root.ts';
import type { Database } from './database.ts';

const directory = join(root, 'migrations');
/** Any number that nothing else in this database locks. */
const lockKey = 7_411_902;

/**
 * Applies the reviewed SQL files of `migrations/` that this database has not seen, in name order, in one transaction under an
 * advisory lock: processes that start together wait for the first.
 * @returns the names applied now
 * @throws when a file that was applied earlier has changed since: migrations are append-only
 */
export async function migrate(database: Database): Promise<string[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return database.transaction(async (tx) => {
    // Whoever starts beside another waits as long as that one takes, and an index of millions of rows takes its time.
    await tx.execute('set local statement_timeout = 0');
    await tx.execute('select pg_advisory_xact_lock($1)', [lockKey]);
    await tx.execute(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await tx.execute('select name, checksum from schema_migrations');
    const applied = new Map(rows.map((row) => [String(row.name), String(row.checksum)]));
    const fresh: string[] = [];
    for (const name of names) {
      const text = await readFile(join(directory, name), 'utf8');
      const checksum = createHash('sha256').update(text).digest('hex');
      const before = applied.get(name);
      if (before === checksum) continue;
      if (before !== undefined) throw new Error(`migrations/${name} was changed after it had been applied; add a new file instead.`);
      await tx.execute(text);
      await tx.execute('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
      fresh.push(name);
    }
    return fresh;
  });
}
