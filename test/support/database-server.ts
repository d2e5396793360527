import type { TestProject } from 'vitest/node';
import { jobs } from '#modules.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openPglite } from '#platform/database/open-pglite.ts';
import { openPostgres } from '#platform/database/open-postgres.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/log.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A server whose database `template` has every table, or `embedded`; undefined
     * for files that open no shop.
     */
    database: string | undefined;
  }
}

/** Starts the database server of a test run on PostgreSQL and says which version answered. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_ENGINE !== 'postgres') {
    const database = await openPglite(undefined);
    process.stdout.write(`The tests run on ${database.version}.\n`);
    await database.close();
    project.provide('database', 'embedded');
    return undefined;
  }
  const server = await startPostgres();
  const admin = await openPostgres(server.url, { max: 1, onError: () => {} });
  await admin.execute('create database template');
  const template = await openPostgres(server.url.replace(/postgres$/, 'template'), { max: 2, onError: () => {} });
  await migrate(template);
  await (await startJobs(template, createLog('silent'), jobs, { work: false })).stop();
  await template.close();
  process.stdout.write(`The tests run on ${admin.version}.\n`);
  await admin.close();
  project.provide('database', server.url);
  return () => server.stop();
}
