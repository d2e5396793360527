import { Hono } from 'hono';
import { describe, expect, test, vi } from 'vitest';
import type { ServerEnv } from '../http/request-variables.ts';
import { unavailable } from '../time-limit.ts';
import { CacheControl } from './cache-control.ts';
import { acceptedEncoding, type CachedResponse, type RenderedResponse } from './cache-entry.ts';
import { ResponseCache } from './response-cache.ts';
import { createCacheServer, type Rendered } from './serve-cached.ts';

const start = 1_000_000;
const rendered = (text: string, more: Partial<RenderedResponse> = {}): RenderedResponse => ({
  status: 200,
  route: 'test',
  headers: { 'content-type': 'text/plain' },
  body: Buffer.from(text),
  tags: new Set(['a']),
  expiresAt: Number.POSITIVE_INFINITY,
  ...more,
});
const bodyText = (answer: CachedResponse | Response) => (answer instanceof Response ? 'a response' : answer.body.toString());
const megabyte = 1024 * 1024;

test('an answer is made once and kept until one of its tags changes', async () => {
  const cache = new ResponseCache(megabyte);
  let count = 0;
  const ask = async () => bodyText(await cache.getOrRender('k', start, async () => rendered(`number ${++count}`)));
  expect([await ask(), await ask()]).toEqual(['number 1', 'number 1']);
  cache.invalidate(['b']);
  expect(await ask()).toBe('number 1');
  cache.invalidate(['a']);
  expect(await ask()).toBe('number 2');
});

test('memory stays within its bound, and what was used last stays longest', async () => {
  const cache = new ResponseCache(100_000);
  for (let index = 0; index < 200; index++) {
    await cache.getOrRender('hot', start, async () => rendered('h'.repeat(5_000)));
    await cache.getOrRender(`k${index}`, start, async () => rendered('x'.repeat(5_000)));
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
  }
  expect(cache.get('hot', start)).toBeDefined();
  expect(cache.get('k0', start)).toBeUndefined();
});

test('invented query strings push out one another and never a plain address', async () => {
  const cache = new ResponseCache(100_000);
  await cache.getOrRender('/hot', start, async () => rendered('h'.repeat(5_000)));
  for (let index = 0; index < 300; index++) await cache.getOrRender(`/hot?x=${index}`, start, async () => rendered('x'.repeat(5_000)));
  expect(cache.get('/hot', start)).toBeDefined();
  expect(cache.get('/hot?x=299', start)).toBeDefined();
  expect(cache.get('/hot?x=0', start)).toBeUndefined();
  expect(cache.bytes).toBeLessThanOrEqual(100_000);
});

test('an answer goes when a price that it shows runs out', async () => {
  const cache = new ResponseCache(megabyte);
  await cache.getOrRender('k', start, async () => rendered('on sale', { expiresAt: start + 1_000 }));
  expect(cache.get('k', start + 999)).toBeDefined();
  expect(cache.get('k', start + 1_000)).toBeUndefined();
});

test('an answer that was overtaken by a change while it was made is served and not kept', async () => {
  const cache = new ResponseCache(megabyte);
  const answer = await cache.getOrRender('k', start, async () => {
    cache.invalidate(['a']);
    return rendered('old');
  });
  expect(bodyText(answer)).toBe('old');
  expect(cache.get('k', start)).toBeUndefined();
});

test('a change leaves other answers; more tags than are remembered change everything', async () => {
  const cache = new ResponseCache(megabyte);
  for (const key of ['a', 'b', 'c']) await cache.getOrRender(key, start, async () => rendered(key, { tags: new Set([key, 'all']) }));
  cache.invalidate(['b', 'x']);
  const kept = () => ['a', 'b', 'c'].filter((key) => cache.get(key, start));
  expect(kept()).toEqual(['a', 'c']);
  expect(kept()).toEqual(['a', 'c']);
  cache.invalidate(['a']);
  expect(kept()).toEqual(['c']);
  cache.invalidate(Array.from({ length: 60_000 }, (_, index) => `product:${index}`));
  expect(kept()).toEqual([]);
  // Of what is made after that, changes are told apart again.
  for (const key of ['a', 'b']) await cache.getOrRender(key, start, async () => rendered(key, { tags: new Set([key]) }));
  cache.invalidate(['a']);
  expect(kept()).toEqual(['b']);
});

test('callers that arrive together share one making', async () => {
  const cache = new ResponseCache(megabyte);
  let count = 0;
  const ask = () =>
    cache.getOrRender('k', start, async () => {
      count++;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return rendered('shared');
    });
  expect((await Promise.all([ask(), ask(), ask()])).map(bodyText)).toEqual(['shared', 'shared', 'shared']);
  expect(count).toBe(1);
});

test('callers that come while an answer is compressed share it, also where there is no room for it', async () => {
  const cache = new ResponseCache(0);
  let count = 0;
  const made = Promise.withResolvers<void>();
  const ask = () =>
    cache.getOrRender(
      'k',
      start,
      async () => {
        count++;
        made.resolve();
        return rendered(Array.from({ length: 400_000 }, (_, index) => index * 7919).join(' '));
      },
      'br',
    );
  const first = ask();
  await made.promise;
  await new Promise((resolve) => setImmediate(resolve));
  const second = ask();
  expect(await second).toBe(await first);
  expect(count).toBe(1);
  expect(cache.get('k', start)).toBeUndefined();
});

test('who asks after a change does not share a making from before it', async () => {
  const cache = new ResponseCache(megabyte);
  let text = 'old';
  const ask = (until: Promise<void>) =>
    cache.getOrRender('k', start, async () => {
      const read = text;
      await until;
      return rendered(read);
    });
  const { promise, resolve } = Promise.withResolvers<void>();
  const before = ask(promise);
  text = 'new';
  cache.invalidate(['a']);
  const after = ask(promise);
  resolve();
  expect([await before, await after].map(bodyText)).toEqual(['old', 'new']);
  expect(bodyText(cache.get('k', start) as CachedResponse)).toBe('new');
});

describe('while no newer answer can be made', () => {
  const minutes = (count: number) => start + count * 60_000;
  const away = () => Promise.reject(unavailable(new Error('connection refused')));
  const statusOf = (answer: CachedResponse | Response) =>
    answer instanceof Response ? undefined : answer.headersWithoutBody['cache-status'];

  test('an old one that nothing has made wrong goes on serving for an hour, and says so', async () => {
    const cache = new ResponseCache(megabyte);
    await cache.getOrRender('k', start, async () => rendered('kept'));
    for (const failing of [away, async () => new Response('busy', { status: 503 })]) {
      const answer = await cache.getOrRender('k', minutes(6), failing);
      expect([bodyText(answer), statusOf(answer)]).toEqual(['kept', 'shop; fwd=stale; fwd-status=503']);
      expect(!(answer instanceof Response) && answer.headersWithoutBody['cache-control']).toBe('no-store');
    }
    const renewed = await cache.getOrRender('k', minutes(6), async () => rendered('new'));
    expect([bodyText(renewed), statusOf(renewed)]).toEqual(['new', undefined]);
    await expect(cache.getOrRender('k', minutes(67), away)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfter: 1 });
  });

  test.each([
    ['a change', {}, (cache: ResponseCache) => cache.invalidate(['a'])],
    ['a change of everything', {}, (cache: ResponseCache) => cache.clear()],
    ['its own end', { expiresAt: minutes(5.5) }, () => {}],
  ])('one that %s has made wrong does not', async (_what, more, change) => {
    const cache = new ResponseCache(megabyte);
    await cache.getOrRender('k', start, async () => rendered('wrong', more));
    change(cache);
    await expect(cache.getOrRender('k', minutes(6), away)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });

  test('a fault of another kind is not covered up', async () => {
    const cache = new ResponseCache(megabyte);
    await cache.getOrRender('k', start, async () => rendered('kept'));
    await expect(cache.getOrRender('k', minutes(6), () => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
  });

  test('a caller waits two seconds at most where an old one is there, and ten for what others began', async () => {
    vi.useFakeTimers();
    try {
      const cache = new ResponseCache(megabyte);
      await cache.getOrRender('k', start, async () => rendered('kept'));
      const silent = () => new Promise<never>(() => {});
      const old = cache.getOrRender('k', minutes(6), silent);
      const first = cache.getOrRender('other', start, silent);
      const second = expect(cache.getOrRender('other', start, silent)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      await vi.advanceTimersByTimeAsync(2_000);
      expect(bodyText(await old)).toBe('kept');
      await vi.advanceTimersByTimeAsync(8_000);
      await second;
      expect(bodyText(await cache.getOrRender('other', start, async () => rendered('made')))).toBe('made');
      void first;
    } finally {
      vi.useRealTimers();
    }
  });
});

test('an answer lives for 30 s while news of other nodes do not arrive', async () => {
  const cache = new ResponseCache(megabyte);
  await cache.getOrRender('k', start, async () => rendered('kept'));
  cache.isAlone = true;
  expect([cache.get('k', start + 30_000), cache.get('k', start + 30_001)]).toEqual([expect.anything(), undefined]);
  cache.isAlone = false;
  expect(cache.get('k', start + 30_001)).toBeDefined();
});

const cacheControl = () => {
  const control = new CacheControl(() => {});
  control.dependsOn('a');
  return control;
};
/** Serves `/x` through a cache as the server does. */
const request = async (cache: ResponseCache, render: () => Promise<Rendered>, init: RequestInit = {}) => {
  const app = new Hono<ServerEnv>();
  const serveCached = createCacheServer(cache, { defaultHeaders: {}, now: () => new Date(start) });
  app.get('/x', (c) => serveCached(c, { address: 'x' }, render));
  return app.fetch(new Request('http://shop/x', init));
};

test('an answer that is not stored is not shared either', async () => {
  const cache = new ResponseCache(megabyte);
  let count = 0;
  const make = async () => {
    const mine = ++count;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return { response: new Response(`for caller ${mine}`, { headers: { 'Cache-Control': 'no-store' } }), cacheControl: cacheControl() };
  };
  const answers = await Promise.all([request(cache, make), request(cache, make), request(cache, make)]);
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(3);
  expect(cache.bytes).toBe(0);
});

test('an answer that sets a cookie is never kept, public or not', async () => {
  const cache = new ResponseCache(megabyte);
  await request(cache, async () => ({
    response: new Response('x', { headers: { 'Cache-Control': 'public', 'Set-Cookie': 'a=b' } }),
    cacheControl: cacheControl(),
  }));
  expect(cache.bytes).toBe(0);
});

test('HEAD answers headers alone, a known tag 304, and every encoding unpacks to the same text', async () => {
  const cache = new ResponseCache(megabyte);
  const text = 'A long enough line of cloth. '.repeat(100);
  const make = async () => ({ response: new Response(text, { headers: { 'Cache-Control': 'public' } }), cacheControl: cacheControl() });
  const plain = await request(cache, make);
  expect(await plain.text()).toBe(text);
  const head = await request(cache, make, { method: 'HEAD' });
  expect(await head.text()).toBe('');
  expect(head.headers.get('content-length')).toBe(String(text.length));
  const same = await request(cache, make, { headers: { 'If-None-Match': plain.headers.get('etag') as string } });
  expect([same.status, await same.text()]).toEqual([304, '']);
  for (const encoding of ['br', 'gzip'] as const) {
    const packed = await request(cache, make, { headers: { 'Accept-Encoding': encoding } });
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    const { brotliDecompressSync, gunzipSync } = await import('node:zlib');
    const bytes = Buffer.from(await packed.arrayBuffer());
    expect((encoding === 'br' ? brotliDecompressSync : gunzipSync)(bytes).toString()).toBe(text);
  }
});

test('recompresses an answer that is asked for again, and keeps its text', async () => {
  const cache = new ResponseCache(megabyte);
  const text = Array.from({ length: 3000 }, (_, index) => `A line of cloth, ${(index * 7919) % 1009} threads wide. `).join('');
  const make = async () => ({ response: new Response(text, { headers: { 'Cache-Control': 'public' } }), cacheControl: cacheControl() });
  const packed = async () => Buffer.from(await (await request(cache, make, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer());
  const first = await packed();
  await expect.poll(async () => (await packed()).length).toBeLessThan(first.length);
  const { brotliDecompressSync } = await import('node:zlib');
  expect(brotliDecompressSync(await packed()).toString()).toBe(text);
});

test('what pages share is read again after a change of its tag, and not before', async () => {
  const cache = new ResponseCache(0);
  let reads = 0;
  const read = async () => ({ value: ++reads, tags: new Set(['categories']), expiresAt: Number.POSITIVE_INFINITY });
  const value = async (now = 0) => (await cache.share('names', now, read)).value;
  expect([await value(), await value()]).toEqual([1, 1]);
  cache.invalidate(['product:1']);
  expect(await value()).toBe(1);
  cache.invalidate(['categories']);
  expect(await value()).toBe(2);
  // A value that changed while it was read is read again.
  await cache.share('others', 0, async () => {
    cache.invalidate(['categories']);
    return read();
  });
  expect((await cache.share('others', 0, read)).value).toBe(4);
  expect(await value(6 * 60_000)).toBe(5);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['BR;q=0.5, gzip', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0.0 , GZIP', 'gzip'],
  ['br; q=0.01', 'br'],
  ['x-br, gzip;q=0', 'identity'],
  ['*', 'identity'],
  ['', 'identity'],
])('who accepts "%s" gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
