import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { inject } from 'vitest';
import { jobs } from '#modules.ts';
import { grantToApplication } from '#platform/database/application-role.ts';
import type { Database } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { fromPglite } from '#platform/database/open-pglite.ts';
import { openPostgres } from '#platform/database/open-postgres.ts';
import { jobsSchema, startJobs } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/log.ts';

/**
 * The template of a test database: an embedded one of this process, or the name of one on the run's server.
 */
export type Template = PGlite | string;

/** The server of this run, or that it has none. */
function server(): string {
  const given = inject('database');
  if (given === undefined) throw new Error('vitest.config.ts does not count this file among those with a shop: import shop.ts in it.');
  return given;
}

let empty: Promise<Template> | undefined;

/** Has every table and no rows; made once a process. */
export function emptyTemplate(): Promise<Template> {
  empty ??= (async () => {
    if (server() !== 'embedded') return 'template';
    const client = await PGlite.create({ extensions: { pg_trgm, unaccent }, parsers: { 20: Number } });
    const database = await fromPglite(client);
    await migrate(database);
    await (await startJobs(database, createLog('silent'), jobs, { work: false })).stop();
    return client;
  })();
  return empty;
}

let copies = 0;

/** A copy, which can be copied itself: on the server as soon as nobody is connected to it. */
export async function copyOf(template: Template): Promise<{ database: Database; copy: Template }> {
  if (typeof template !== 'string') {
    const copy = (await template.clone()) as PGlite;
    return { database: await fromPglite(copy), copy };
  }
  const copy = `shop_${process.pid}_${copies++}`;
  const admin = await openPostgres(server(), { max: 1, onError: () => {} });
  await admin.execute(`create database ${copy} template ${template}`);
  await admin.close();
  const url = server().replace(/postgres$/, copy);
  const role = process.env.TEST_DATABASE_ROLE;
  return { database: await openPostgres(role ? await urlOfRole(url, role) : url, { max: 8, onError: () => {} }), copy };
}

/**
 * The address of a database for a role that may do what the application does and
 * nothing else; the role is made where there is none.
 */
export async function urlOfRole(url: string, role: string): Promise<string> {
  const owner = await openPostgres(url, { max: 1, onError: () => {} });
  try {
    await owner.transaction(async (tx) => {
      await tx.execute('select pg_advisory_xact_lock(7)', []);
      const { rows } = await tx.execute('select from pg_roles where rolname = $1', [role]);
      if (rows.length === 0) await tx.execute(`create role ${role} login`);
      await grantToApplication(tx, role, ['public', jobsSchema]);
    });
  } finally {
    await owner.close();
  }
  const given = new URL(url);
  given.username = role;
  return given.href;
}
