import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type FakeServices, startFakeServices } from '../../test/simulators/sentry-and-analytics.ts';
import { createErrorReports } from './error-reports.ts';
import { createLog } from './log.ts';

let service: FakeServices;
beforeAll(async () => {
  service = await startFakeServices();
});
beforeEach(() => {
  service.items.length = 0;
});
afterAll(() => service.close());

const open = (dsn = service.dsn) => createErrorReports(dsn, { environment: 'test', release: 'karigari@test' });

test('what is logged as an error is reported with its causes and the id of the request', async () => {
  const reports = open();
  const log = createLog('error', reports.report);
  log.error({ error: new Error('outer', { cause: new TypeError('inner') }), requestId: 'req-1' }, 'fault');
  log.warn({ error: new Error('expected') }, 'nothing to report');
  log.error('words alone');
  await reports.flush();
  expect(service.items.map(({ type }) => type)).toEqual(['event']);
  const event = service.items[0]?.payload;
  expect(event).toMatchObject({
    level: 'error',
    environment: 'test',
    release: 'karigari@test',
    tags: { log: 'fault', request_id: 'req-1' },
  });
  expect(event.exception.values.map(({ type, value }: { type: string; value: string }) => `${type}: ${value}`)).toEqual([
    'TypeError: inner',
    'Error: outer',
  ]);
});

test('no request bodies, cookies, e-mails, addresses of visitors or values of queries leave', async () => {
  const reports = open();
  const error = new Error('Failed query: insert into people values ($1, $2)\nparams: priya@example.com,s3cret-value', {
    cause: new Error('no mail to priya@example.com at https://shop.example/verify?token=s3cret-token, +91 98765 43210'),
  });
  reports.report(Object.assign(error, { detail: 'Key (email)=(priya@example.com)', request: { cookie: 's3cret-cookie' } }), {
    message: 'fault',
  });
  await reports.flush();
  const { payload, text } = service.items[0] ?? {};
  for (const personal of ['priya', 's3cret', '98765']) expect(text).not.toContain(personal);
  expect(payload).not.toHaveProperty('request');
  expect(payload).not.toHaveProperty('user');
  expect(payload).not.toHaveProperty('server_name');
  expect(payload.exception.values[1].value).toBe('Failed query: insert into people values ($1, $2)');
});

test('at most 50 stack frames and linked errors to a depth of 5', async () => {
  const reports = open();
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 200;
  const deep = (depth: number): Error => (depth === 0 ? new Error('deep') : deep(depth - 1));
  let error = deep(120);
  Error.stackTraceLimit = limit;
  for (let index = 0; index < 9; index++) error = new Error(`around ${index}`, { cause: error });
  reports.report(deep(0), { message: 'fault' });
  reports.report(error, { message: 'fault' });
  await reports.flush();
  const values = service.items.map(({ payload }) => payload.exception.values as { stacktrace: { frames: unknown[] } }[]);
  // The error itself and five behind it.
  expect(values[1]).toHaveLength(1 + 5);
  for (const { stacktrace } of values.flat()) expect(stacktrace.frames.length).toBeLessThanOrEqual(50);
});

test('a storm of faults is reported by its beginning', async () => {
  const reports = open();
  for (let index = 0; index < 200; index++) reports.report(new Error(`fault ${index}`), { message: 'fault' });
  await reports.flush();
  await vi.waitFor(() => expect(service.items.length).toBeGreaterThan(20));
  expect(service.items.length).toBeLessThanOrEqual(60);
});

test('a service that cannot be reached stops neither the report nor the flush', async () => {
  const reports = open('http://abc@127.0.0.1:9/1');
  reports.report(new Error('unheard'), { message: 'fault' });
  await expect(reports.flush()).resolves.toBeUndefined();
});
