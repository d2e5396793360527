import { mkdtempSync, rmSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '#platform/database/open-postgres.ts';
import { startPostgres } from './postgres.ts';
import { startPgbouncer } from './programs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A server whose database `template` has every table, or `embedded`; undefined
     * for files that open no shop.
     */
    database: string | undefined;
    /** Port of a PgBouncer in front of the server, where `TEST_POOLER` asks for one. */
    pooler: number | undefined;
    /** Folder of this run, which holds the templates of embedded databases. */
    templates: string;
  }
}

interface Run {
  database: string;
  pooler?: number;
  templates: string;
  stop(): Promise<void>;
}

/**
 * Settings of a server whose databases live for a test file each and need not outlive a crash. Autovacuum
 * would look into every one of them, the hundreds that are done with as well.
 */
const settings = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'max_wal_size=4GB', 'checkpoint_timeout=1h'];

async function begin(): Promise<Run> {
  // Brings the whole application with it: each project loads this file, and the first alone needs that.
  const { makeTables, migratedDatabase } = await import('./migrated-data-dir.ts');
  const templates = mkdtempSync(join(tmpdir(), 'karigari-templates-'));
  const remove = () => rmSync(templates, { recursive: true, force: true });
  if (process.env.TEST_ENGINE !== 'postgres') {
    await symlink(await migratedDatabase(), join(templates, 'template.tar'));
    process.stdout.write(`The tests run on PGlite, SAMPLE=${process.env.SAMPLE}.\n`);
    return { database: 'embedded', templates, stop: async () => remove() };
  }
  const server = await startPostgres(settings);
  const admin = await openPostgres(server.url, { max: 1, onError: () => {} });
  await admin.execute('create database template');
  const template = await openPostgres(server.url.replace(/postgres$/, 'template'), { max: 2, onError: () => {} });
  await makeTables(template);
  await template.close();
  process.stdout.write(`The tests run on ${admin.version}, SAMPLE=${process.env.SAMPLE}.\n`);
  await admin.close();
  const pooler = process.env.TEST_POOLER === 'pgbouncer' ? await startPgbouncer(server.url, 8) : undefined;
  const stop = async () => {
    remove();
    await pooler?.stop();
    await server.stop();
  };
  return { database: server.url, ...(pooler && { pooler: pooler.port }), templates, stop };
}

/** Each project of a run loads this file by itself, and all of them share what it begins. */
const shared = globalThis as { databaseOfTests?: { run: Promise<Run>; projects: number } };

/** Starts the database server of a test run on PostgreSQL and says which version answered. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.databaseOfTests ??= { run: begin(), projects: 0 };
  const { databaseOfTests } = shared;
  databaseOfTests.projects++;
  const { database, pooler, templates, stop } = await databaseOfTests.run;
  project.provide('database', database);
  project.provide('pooler', pooler);
  project.provide('templates', templates);
  return async () => {
    if (--databaseOfTests.projects > 0) return;
    delete shared.databaseOfTests;
    await stop();
  };
}
