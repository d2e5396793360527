import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createContext } from '../context.ts';
import { type Jobs, startJobs } from '../jobs/jobs.ts';
import { defineEvent, subscribe } from './define-event.ts';

const happened = defineEvent<{ id: string }>('test.happened');
const runs: string[] = [];
const first = subscribe(happened, {
  name: 'test-first',
  retries: 0,
  timeoutSeconds: 30,
  async handle({ id }) {
    runs.push(`first ${id}`);
    throw new Error('the first subscriber fails');
  },
});
const second = subscribe(happened, {
  name: 'test-second',
  retries: 0,
  timeoutSeconds: 30,
  async handle({ id }) {
    runs.push(`second ${id}`);
  },
});

let app: TestApp;
let jobs: Jobs;
beforeAll(async () => {
  app = await openTestApp();
  jobs = await startJobs(app.services.database, app.services.log, [first, second], { work: true, pollSeconds: 0.5 });
  await jobs.runWorkers((requestId) => createContext(app.services, { requestId }));
});
afterAll(async () => {
  await jobs.stop(1);
  await app.close();
});

test('each subscriber gets its own job, and a failing one leaves the others alone', async () => {
  const ctx = createContext({ ...app.services, jobs }, { requestId: 'events' });
  await ctx.transaction((tx) => tx.publish(happened, { id: 'a' }));
  await vi.waitFor(() => expect([...runs].sort()).toEqual(['first a', 'second a']), { timeout: 15_000, interval: 200 });
});

test('an event of a rolled back transaction reaches no subscriber', async () => {
  const ctx = createContext({ ...app.services, jobs }, { requestId: 'events' });
  const rolledBack = ctx.transaction(async (tx) => {
    await tx.publish(happened, { id: 'b' });
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  const { rows } = await app.services.database.execute(`select name from jobs.job where data ->> 'id' = 'b'`, []);
  expect(rows).toEqual([]);
});
