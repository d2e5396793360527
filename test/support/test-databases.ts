import { openAsBlob } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { grantToApplication } from '#platform/database/application-role.ts';
import type { Database } from '#platform/database/database.ts';
import { fromPglite } from '#platform/database/open-pglite.ts';
import { openPostgres } from '#platform/database/open-postgres.ts';
import { jobsSchema } from '#platform/jobs/jobs.ts';
import { openEmbedded } from './embedded-client.ts';
import { makeOnce } from './make-once.ts';
import { fillWithMigratedData } from './migrated-data-dir.ts';

/** The name of a database that others are copies of: one on the run's server, or a file in its folder. */
export type Template = string;

/** The server of this run, or that it has none. */
function server(): string {
  const given = inject('database');
  if (given === undefined) throw new Error('vitest.config.ts does not count this file among those with a shop: import shop.ts in it.');
  return given;
}

const fileOf = (template: Template) => join(inject('templates'), `${template}.tar`);

/** Has every table and no rows; `database-server.ts` makes it once a run. */
export const emptyTemplate: Template = 'template';

/** A database to be written to, which a template can be made of. */
export interface Copy {
  database: Database;
  /** Makes it a template, at the latest when `close` has ended its connections. */
  keepAs(template: Template, close: () => Promise<void>): Promise<void>;
}

let copies = 0;

async function copyEmbedded(template: Template): Promise<Copy> {
  const client = await openEmbedded(await openAsBlob(fileOf(template)));
  return {
    database: await fromPglite(client),
    async keepAs(name, close) {
      const part = `${fileOf(name)}.part`;
      await writeFile(part, (await client.dumpDataDir('none')).stream());
      await close();
      await rename(part, fileOf(name));
    },
  };
}

async function onServer(text: string): Promise<void> {
  const admin = await openPostgres(server(), { max: 1, onError: () => {} });
  await admin.execute(text).finally(() => admin.close());
}

/** Makes a database on the server of the run. */
async function createCopy(template: Template): Promise<{ copy: string; url: string }> {
  const copy = `shop_${process.pid}_${copies++}`;
  // Files are copied as they are: page by page through the log takes ten times the work.
  await onServer(`create database ${copy} template ${template} strategy file_copy`);
  const url = server().replace(/postgres$/, copy);
  const role = process.env.TEST_DATABASE_ROLE;
  return { copy, url: role ? await urlOfRole(url, role) : url };
}

/**
 * Settings of a server in a process of its own, over an empty, migrated database that no other test has. On
 * PostgreSQL it starts with half the work; that it starts on the embedded one is what `main.test.ts` shows.
 * @param folder for its data, empty
 */
export async function dataOfServer(folder: string): Promise<Record<string, string>> {
  if (server() !== 'embedded') return { DATA_DIR: folder, DATABASE_URL: (await createCopy(emptyTemplate)).url };
  await fillWithMigratedData(folder);
  return { DATA_DIR: folder };
}

/** A copy; on the server of a template to which no client is connected. */
export async function copyOf(template: Template): Promise<Copy> {
  if (server() === 'embedded') return copyEmbedded(template);
  const { copy, url } = await createCopy(template);
  const pooler = inject('pooler');
  const opened = new URL(url);
  if (pooler) opened.port = String(pooler);
  const database = await openPostgres(opened.href, { max: 8, prepared: !pooler, onError: () => {} });
  const { close: disconnect } = database;
  let isTemplate = false;
  // Hundreds of databases that no test uses any more would take long to remove at the end of the run.
  const close = async () => {
    await disconnect();
    if (!isTemplate && !pooler) await onServer(`drop database if exists ${copy} with (force)`);
  };
  return {
    database: Object.assign(database, { close }),
    async keepAs(name, end) {
      isTemplate = true;
      await end();
      // A pooler keeps connections for its next client.
      if (pooler) await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${copy}'`);
      await onServer(`alter database ${copy} rename to ${name}`);
    },
  };
}

/** Makes a template once a run: the first process that asks does, and the others wait for it. */
export async function makeTemplate(template: Template, make: () => Promise<void>): Promise<Template> {
  await makeOnce(join(inject('templates'), `${template}.made`), async (part) => {
    await make();
    await writeFile(part, '');
  });
  return template;
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
