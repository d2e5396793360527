import { makeFetchTransport } from '@sentry/react';
import { expect, test } from 'vitest';
import { linkedErrors, sentryOptions, tracedHosts } from './sentry-options.ts';

type Envelope = Parameters<ReturnType<typeof makeFetchTransport>['send']>[0];

/** Sends envelopes of these sizes at once, none answered. @returns which were sent with `keepalive` */
async function keepalives(sizes: readonly number[]): Promise<boolean[]> {
  const kept: boolean[] = [];
  const transport = makeFetchTransport({ url: 'https://errors.example/api/1/envelope/', recordDroppedEvent: () => {} }, ((
    _url: string,
    { keepalive }: RequestInit,
  ) => {
    kept.push(keepalive === true);
    return new Promise(() => {});
  }) as never);
  for (const size of sizes) void transport.send([{}, [[{ type: 'client_report' }, 'x'.repeat(size) as never]]] as unknown as Envelope);
  await new Promise((resolve) => setTimeout(resolve));
  return kept;
}

test('sends with keepalive up to 60000 queued bytes and 15 requests in flight', async () => {
  expect(await keepalives([50_000, 5_000, 10_000])).toEqual([true, true, false]);
  expect(await keepalives(Array.from({ length: 16 }, () => 10))).toEqual([...Array.from({ length: 14 }, () => true), false, false]);
});

test('samples traces 1, replays 0.1, replays on error 1, linked errors to depth 5', () => {
  expect(sentryOptions('https://a@b.example/1', [])).toMatchObject({
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    dataCollection: { userInfo: true, cookies: false, httpBodies: [] },
  });
  expect(linkedErrors).toBe(5);
});

test.each([
  ['http://localhost:3000/api/v1/products', true],
  ['https://shop.example/api/v1/products?x=1', true],
  ['https://shop.example', true],
  ['/api/v1/products', true],
  ['https://shop.example.evil.example/', false],
  ['https://evil.example/?https://shop.example/', false],
  ['https://evil.example/localhost', false],
  ['//evil.example/x', false],
])('tracing headers to %s: %j', (url, sent) => {
  expect(tracedHosts(['https://shop.example']).some((host) => host.test(url))).toBe(sent);
});
