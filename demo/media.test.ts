import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentHash } from '#modules/media/make-renditions.ts';
import { products } from './data/products.ts';
import type { DemoMedia } from './data/types.ts';

const folder = join(import.meta.dirname, 'media');
const index: Record<string, DemoMedia> = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));

test('every picture is there as AVIF in every width and as one WebP, and nothing else is', () => {
  const expected = Object.values(index).flatMap((item) =>
    [...item.widths.map((width) => `${width}.avif`), `${item.widths.at(-1)}.webp`].map((file) => `${item.contentHash}/${file}`),
  );
  const there = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'index.json')
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  expect(there.sort()).toEqual([...new Set(expected)].sort());
});

test('all demo imagery in the repository stays under 25 MB', () => {
  const bytes = [folder, join(import.meta.dirname, 'photos'), join(import.meta.dirname, 'studio')].flatMap((part) =>
    readdirSync(part, { recursive: true, withFileTypes: true }).map((entry) =>
      entry.isFile() ? statSync(join(entry.parentPath, entry.name)).size : 0,
    ),
  );
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25_000_000);
});

test('every product has a photograph, at least twenty a second view', () => {
  const files = products.flatMap((product) => product.photos).map((photo) => photo.file);
  expect(new Set(files).size).toBe(files.length);
  expect(products.filter((product) => product.photos.length === 0).map(({ slug }) => slug)).toEqual([]);
  expect(products.filter((product) => product.photos.length > 1).length).toBeGreaterThanOrEqual(20);
});

test('every photograph is encoded as it is (else: node scripts/build-demo-media.ts)', () => {
  for (const { file } of products.flatMap((product) => product.photos)) {
    const original = readFileSync(join(import.meta.dirname, 'photos', file));
    expect([file, index[file]?.contentHash]).toEqual([file, contentHash(original)]);
    expect(index[file]?.placeholder.length).toBeLessThan(200);
  }
});
