import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Health } from './health.ts';
import { createMetrics } from './metrics.ts';

const jobs = { counts: async () => [] } as unknown as Jobs;
const database = { version: 'PostgreSQL 18.4', pool: () => ({ busy: 0, idle: 1, waiting: 0 }) } as unknown as Database;

test.each([
  ['ready', 200],
  ['unavailable', 503],
] as const)('the operator is told what visitors are not, on a port of its own: %s', async (readiness, status) => {
  const health = { readiness: async () => readiness } as Health;
  const metrics = createMetrics({ database, jobs, health, details: () => ({ warnings: ['GSTIN: not set'] }) });
  const server = await metrics.listen(0, '127.0.0.1');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const response = await fetch(`${origin}/readyz`);
  expect([response.status, await response.json()]).toEqual([
    status,
    {
      status: readiness,
      database: 'PostgreSQL 18.4',
      pool: { busy: 0, idle: 1, waiting: 0 },
      warnings: ['GSTIN: not set'],
    },
  ]);
  expect((await fetch(`${origin}/metrics`)).status).toBe(200);
  expect((await fetch(`${origin}/`)).status).toBe(404);
  await new Promise((resolve) => server.close(resolve));
});
