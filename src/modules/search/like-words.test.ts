import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDemoShop } from '../../../test/demo-shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { KnownWords } from './known-words.ts';
import { readAllWords } from './place-queries.ts';
import { readLikeWords } from './queries.ts';

let shop: TestShop;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karigari-like-'));
  shop = await openDemoShop({ DATA_DIR: folder });
}, 300_000);

afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

test('words that look like a slip are those that the database finds, in its order', async () => {
  const words = new KnownWords(await readAllWords(shop.ctx.db));
  const slips = ['pashmena', 'teracotta', 'jhumkaa', 'embroidry', 'kanthaa', 'sikl', 'ajrak', 'blokc', 'indgo', 'zzzz', 'lac', '200gsm'];
  for (const slip of slips) expect(words.like([slip]), slip).toEqual(await readLikeWords(shop.ctx.db, [slip]));
  expect(words.like(['झूमका'])).toBeUndefined();
});
