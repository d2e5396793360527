import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentHash } from '#modules/media/make-renditions.ts';
import { enlargedWidth } from '#shared/enlarged-width.ts';
import { countPictures } from './count-pictures.ts';
import { products } from './data/products.ts';
import type { DemoMedia } from './data/types.ts';

const folder = join(import.meta.dirname, 'media');
const index: Record<string, DemoMedia> = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));

test('every picture is there in every width and as one WebP, large ones for their enlargement, nothing else', () => {
  const expected = Object.values(index).flatMap(({ contentHash: hash, width, widths }) =>
    [...widths.map((each) => `${each}.avif`), `${widths.at(-1)}.webp`, ...(width >= enlargedWidth ? [`${enlargedWidth}.avif`] : [])].map(
      (file) => `${hash}/${file}`,
    ),
  );
  const there = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'index.json')
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  expect(there.sort()).toEqual([...new Set(expected)].sort());
});

test('pages load no picture of a product that is wider than 800 px', () => {
  const widest = products.flatMap(({ photos }) => photos).map(({ file }) => Math.max(...(index[file]?.widths ?? [])));
  expect(Math.max(...widest)).toBe(800);
});

/** A picture of 1,600 px weighs 0.1 to 0.5 MB with its smaller widths, cloth from near most. */
test('all demo imagery in the repository stays under 68 MB', () => {
  const bytes = [folder, join(import.meta.dirname, 'photos'), join(import.meta.dirname, 'studio')].flatMap((part) =>
    readdirSync(part, { recursive: true, withFileTypes: true }).map((entry) =>
      entry.isFile() ? statSync(join(entry.parentPath, entry.name)).size : 0,
    ),
  );
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(68_000_000);
});

test('every product has a photograph, at least twenty a second view', () => {
  const files = products.flatMap((product) => product.photos).map((photo) => photo.file);
  expect(new Set(files).size).toBe(files.length);
  expect(products.filter((product) => product.photos.length === 0).map(({ slug }) => slug)).toEqual([]);
  expect(products.filter((product) => product.photos.length > 1).length).toBeGreaterThanOrEqual(20);
});

test('as many products as once show three views, every colour and 1,600 px', () => {
  const { threeViews, allLarge, everyColour, dearComplete, complete } = countPictures(index);
  expect(threeViews).toBeGreaterThanOrEqual(108);
  expect(allLarge).toBeGreaterThanOrEqual(105);
  expect(everyColour).toBeGreaterThanOrEqual(33);
  expect(dearComplete).toBeGreaterThanOrEqual(21);
  expect(complete).toBeGreaterThanOrEqual(105);
});

test('every photograph is encoded as it is (else: node scripts/build-demo-media.ts)', () => {
  for (const { file } of products.flatMap((product) => product.photos)) {
    const { contentHash: hash, width } = index[file] ?? {};
    const original =
      width === enlargedWidth ? join(folder, hash ?? '', `${enlargedWidth}.avif`) : join(import.meta.dirname, 'photos', file);
    expect([file, hash]).toEqual([file, contentHash(readFileSync(original))]);
    expect(index[file]?.placeholder.length).toBeLessThan(200);
  }
});
