import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { type Context, createContext } from '../context.ts';
import { type JobDefinition, type Jobs, startJobs } from './jobs.ts';

const runs: { kind: string; data: unknown; at: number; jobId: string }[] = [];
const note = (kind: string) => async (data: object, ctx: Pick<Context, 'request'>) => {
  runs.push({ kind, data, at: Date.now(), jobId: ctx.request.id });
};
const fine: JobDefinition = { name: 'test-fine', retries: 2, timeoutSeconds: 30, handle: note('fine') };
const failing: JobDefinition = {
  name: 'test-failing',
  retries: 2,
  retryDelaySeconds: 1,
  timeoutSeconds: 30,
  async handle(data, ctx) {
    await note('failing')(data, ctx);
    throw new Error('as told');
  },
};
let released = () => {};
const slow: JobDefinition = {
  name: 'test-slow',
  retries: 0,
  timeoutSeconds: 30,
  async handle(data, ctx) {
    await new Promise<void>((resolve) => {
      released = resolve;
    });
    await note('slow')(data, ctx);
  },
};

let shop: TestApp;
let jobs: Jobs;
beforeAll(async () => {
  shop = await openTestApp();
  const { database, log } = shop.services;
  jobs = await startJobs(database, log, [fine, failing, slow], { work: true, pollSeconds: 0.5 });
  await jobs.runWorkers((requestId) => createContext(shop.services, { requestId }));
});
afterAll(async () => {
  await jobs.stop(1);
  await shop.close();
});

const of = (kind: string) => runs.filter((run) => run.kind === kind);
async function until(done: () => boolean, seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!done() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
}

test('passes an empty object to a scheduled run', async () => {
  await jobs.enqueue(fine, null as never);
  await until(() => of('fine').length > 0, 10);
  expect(runs.splice(0).map(({ data }) => data)).toEqual([{}]);
});

test('runs a job of a committed transaction and none of a rolled back one', async () => {
  const refusal = shop.services.database.transaction(async (connection) => {
    await jobs.enqueue(fine, { from: 'rolled back' }, { connection });
    throw new Error('rolled back');
  });
  await expect(refusal).rejects.toThrow('rolled back');
  await shop.services.database.transaction((connection) => jobs.enqueue(fine, { from: 'committed' }, { connection }));
  // The one that was rolled back would have come first.
  await until(() => of('fine').length > 0, 10);
  expect(of('fine').map((run) => run.data)).toEqual([{ from: 'committed' }]);
  expect(of('fine')[0]?.jobId).toMatch(/^[0-9a-f-]{36}$/);
});

test('retries a failing job as often as it says, with growing delays', async () => {
  await jobs.enqueue(failing, { piece: 7 });
  const state = async () =>
    (await shop.services.database.execute(`select state::text from jobs.job where name = 'test-failing'`, [])).rows[0]?.state;
  await expect.poll(state, { timeout: 20_000 }).toBe('failed');
  const times = of('failing').map((run) => run.at);
  expect(times).toHaveLength(3);
  const [first = 0, second = 0, third = 0] = times;
  expect(second - first).toBeGreaterThanOrEqual(450);
  expect(third - second).toBeGreaterThanOrEqual(900);
});

test('waits for the running job when stopped and takes no other', async () => {
  await jobs.enqueue(slow, { piece: 1 });
  const begin = released;
  await until(() => released !== begin, 10);
  const stopped = jobs.stop(10);
  await jobs.enqueue(fine, { from: 'too late' }).catch(() => {});
  setTimeout(released, 300);
  await stopped;
  expect(of('slow')).toHaveLength(1);
  expect(of('fine').some((run) => JSON.stringify(run.data).includes('too late'))).toBe(false);
});
