import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { createMetrics } from './metrics.ts';

const jobs = { counts: async () => [] } as unknown as Jobs;
const databaseOf = (execute: Database['execute']) =>
  ({ execute, version: 'PostgreSQL 18.4', pool: () => ({ busy: 0, idle: 1, waiting: 0 }) }) as unknown as Database;

test.each([
  ['the database answers', async () => ({ rows: [] }), 200, true],
  ['the database is away', () => Promise.reject(new Error('connection refused')), 503, false],
])('the operator is told what visitors are not, on a port of its own: %s', async (_what, execute, status, ready) => {
  const metrics = createMetrics({ database: databaseOf(execute), jobs, details: () => ({ warnings: ['GSTIN: not set'] }) });
  const server = await metrics.listen(0, '127.0.0.1');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const response = await fetch(`${origin}/readyz`);
  expect([response.status, await response.json()]).toEqual([
    status,
    {
      status: ready ? 'ready' : 'unavailable',
      database: 'PostgreSQL 18.4',
      pool: { busy: 0, idle: 1, waiting: 0 },
      warnings: ['GSTIN: not set'],
    },
  ]);
  expect((await fetch(`${origin}/metrics`)).status).toBe(200);
  expect((await fetch(`${origin}/`)).status).toBe(404);
  await new Promise((resolve) => server.close(resolve));
});
