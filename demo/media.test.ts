import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawMotif } from '#modules/media/draw-motif.ts';
import { contentHash } from '#modules/media/make-renditions.ts';
import { products } from './data/products.ts';
import type { DemoMedia } from './data/types.ts';

const folder = join(import.meta.dirname, 'media');
const index: Record<string, DemoMedia> = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));

test('every picture of the index is there in every width and both formats, and nothing else is', () => {
  const expected = Object.values(index).flatMap((item) =>
    item.widths.flatMap((width) => ['avif', 'webp'].map((format) => `${item.contentHash}/${width}.${format}`)),
  );
  const there = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'index.json')
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  expect(there.sort()).toEqual([...new Set(expected)].sort());
});

test('all demo imagery in the repository stays under 25 MB', () => {
  const bytes = [folder, join(import.meta.dirname, 'photos'), join(import.meta.dirname, 'studio')].flatMap((place) =>
    readdirSync(place, { recursive: true, withFileTypes: true }).map((entry) =>
      entry.isFile() ? statSync(join(entry.parentPath, entry.name)).size : 0,
    ),
  );
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25_000_000);
});

test('every product has a photograph, at least twenty a second view', () => {
  const files = products.flatMap((product) => product.photos ?? []).map((photo) => photo.file);
  expect(new Set(files).size).toBe(files.length);
  expect(products.filter((product) => !product.photos?.length).map(({ slug }) => slug)).toEqual([]);
  expect(products.filter((product) => (product.photos?.length ?? 0) > 1).length).toBeGreaterThanOrEqual(20);
});

test('every product is drawn or photographed as it is now (after a change: node scripts/build-demo-media.ts)', () => {
  for (const product of products) {
    const photo = product.photos?.[0]?.file;
    const item = index[photo ?? product.slug];
    expect([product.slug, item?.kind]).toEqual([product.slug, photo ? 'photo' : 'drawing']);
    const original = photo
      ? readFileSync(join(import.meta.dirname, 'photos', photo))
      : Buffer.from(drawMotif(product.palette, product.motif, product.slug));
    expect([product.slug, item?.contentHash]).toEqual([product.slug, contentHash(original)]);
    expect(item?.placeholder.length).toBeLessThan(200);
  }
});
