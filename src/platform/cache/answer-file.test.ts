import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { takeAnswers, writeAnswers } from './answer-file.ts';
import type { RenderedResponse } from './cache-entry.ts';
import { ResponseCache } from './response-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'karigari-answers-'));
const file = join(folder, 'answers');
afterAll(() => rmSync(folder, { recursive: true }));

const now = 1_000_000;
const megabyte = 1024 * 1024;
const rendered = (text: string, more: Partial<RenderedResponse> = {}): RenderedResponse => ({
  ...{ status: 200, route: '/', headers: { 'content-type': 'text/plain' }, body: Buffer.from(text), tags: new Set([text]) },
  expiresAt: Number.POSITIVE_INFINITY,
  ...more,
});

/** A process that has answered `texts`, each under its own text as the key. */
async function processWith(texts: readonly string[], more: Partial<RenderedResponse> = {}): Promise<ResponseCache> {
  const cache = new ResponseCache(megabyte);
  for (const text of texts) await cache.getOrRender(text, now, async () => rendered(text, more));
  return cache;
}

/** The process after it. */
async function restart(before: ResponseCache, { version = '1', maxBytes = megabyte } = {}): Promise<ResponseCache> {
  await writeAnswers(file, { version: '1', answers: before.save(maxBytes, now) });
  const cache = new ResponseCache(megabyte);
  cache.restore(await takeAnswers(file, version));
  return cache;
}
const held = (cache: ResponseCache, keys: readonly string[], at = now) => keys.map((key) => cache.get(key, at)?.body.toString());

test('the next process answers what was kept, with the same tag and brotli form', async () => {
  const text = 'woven '.repeat(500);
  const before = await processWith([text]);
  const first = before.get(text, now);
  const packed = await first?.encode('br');
  const restored = (await restart(before)).get(text, now);
  expect(restored?.etag).toBe(first?.etag);
  expect(restored?.encode('br')).toEqual(packed);
  expect(restored?.encode('identity')).toMatchObject({ headers: { 'content-type': 'text/plain', 'content-length': String(text.length) } });
});

test('an answer that was kept ends as it would have: by its tag, its own end, or its age', async () => {
  const cache = await restart(await processWith(['a', 'b'], { expiresAt: now + 60_000 }));
  cache.invalidate(['a']);
  expect(held(cache, ['a', 'b'])).toEqual([undefined, 'b']);
  expect(held(cache, ['b'], now + 60_000)).toEqual([undefined]);
  const old = await restart(await processWith(['c']));
  expect(held(old, ['c'], now + 4 * 60_000)).toEqual(['c']);
  expect(held(old, ['c'], now + 6 * 60_000)).toEqual([undefined]);
});

test('what a change made stale before the end is not kept', async () => {
  const before = await processWith(['a', 'b']);
  before.invalidate(['a']);
  expect(held(await restart(before), ['a', 'b'])).toEqual([undefined, 'b']);
});

test('another version gets nothing, and the same answers serve one process only', async () => {
  const before = await processWith(['a']);
  expect(held(await restart(before, { version: '2' }), ['a'])).toEqual([undefined]);
  expect(held(await restart(before), ['a'])).toEqual(['a']);
  expect(await takeAnswers(file, '1')).toEqual([]);
});

test('a file that is broken is none', async () => {
  writeFileSync(file, 'not a list of answers');
  expect(await takeAnswers(file, '1')).toEqual([]);
});

test('within its bytes a file has what was asked for last', async () => {
  const before = await processWith(['a', 'b', 'c']);
  before.get('a', now);
  expect(held(await restart(before, { maxBytes: 2 }), ['a', 'b', 'c'])).toEqual(['a', undefined, 'c']);
});
