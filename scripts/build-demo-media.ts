/**
 * Encodes the photographs of demo/photos into demo/media with an index beside them, so that the first start
 * of a shop encodes nothing. Files that are up to date stay, so that it is quick to run again after a product
 * was added: node scripts/build-demo-media.ts
 *
 * An original of the width that an enlargement shows moves from demo/photos to demo/media, where it is
 * served, so that the repository holds it once.
 */
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash, makeRenditions, type RenditionPlan, renditionFiles, widthsFor } from '#modules/media/make-renditions.ts';
import { enlargedWidth } from '#shared/enlarged-width.ts';
import { categories } from '../demo/data/categories.ts';
import { products } from '../demo/data/products.ts';
import type { DemoMedia } from '../demo/data/types.ts';

const photos = join(import.meta.dirname, '../demo/photos');
const target = join(import.meta.dirname, '../demo/media');
const photoPlan: RenditionPlan = { widths: [240, 480, 800], avifQuality: 50, webpQuality: 44, webpWidths: 'largest', avifEffort: 4 };
/**
 * Category banners, `scene-….avif`: large areas of wall and cloth, which compress well. A phone shows 780 px.
 */
const scenePlan: RenditionPlan = { widths: [480, 780, 1200], avifQuality: 42, webpQuality: 52, webpWidths: 'largest', avifEffort: 6 };

/**
 * Files of a picture. An original of the width that an enlargement shows is that file itself: encoded twice
 * it would only lose.
 */
const filesOf = (plan: RenditionPlan, { width, widths }: Pick<DemoMedia, 'width' | 'widths'>) => [
  ...renditionFiles(plan, widths),
  ...(width === enlargedWidth ? [`${enlargedWidth}.avif`] : []),
];

const indexFile = join(target, 'index.json');
const previous: Record<string, DemoMedia> = JSON.parse(await readFile(indexFile, 'utf8').catch(() => '{}'));
const index: Record<string, DemoMedia> = {};
const writeIndex = (items: Record<string, DemoMedia>) => {
  const sorted = Object.fromEntries(Object.entries(items).sort(([a], [b]) => (a < b ? -1 : 1)));
  return writeFile(indexFile, `${JSON.stringify(sorted, null, 1)}\n`);
};
const isThere = (path: string) =>
  stat(path).then(
    (file) => file.size > 0,
    () => false,
  );

const planOf = (file: string) => (file.startsWith('scene-') ? scenePlan : photoPlan);
const enlargement = (hash: string) => join(target, hash, `${enlargedWidth}.avif`);
const originalOf = (name: string) => {
  const { contentHash: hash, width } = previous[name] ?? {};
  return hash && width === enlargedWidth ? readFile(enlargement(hash)).catch(() => undefined) : undefined;
};

let made = 0;
async function add(name: string, original: Uint8Array, plan: RenditionPlan): Promise<void> {
  const hash = contentHash(original);
  const before = previous[name];
  if (before?.contentHash === hash && before.widths.join() === widthsFor(plan, before.width).join()) {
    const there = await Promise.all(filesOf(plan, before).map((file) => isThere(join(target, hash, file))));
    if (!there.includes(false)) {
      index[name] = before;
      return;
    }
  }
  await rm(join(target, hash), { recursive: true, force: true });
  await mkdir(join(target, hash), { recursive: true });
  const picture = await makeRenditions(original, plan, (file, body) => writeFile(join(target, hash, file), body));
  if (picture.width === enlargedWidth) await writeFile(enlargement(hash), original);
  index[name] = { contentHash: hash, ...picture };
  made++;
  // Written after each picture, so that an interruption loses one.
  await writeIndex({ ...previous, ...index });
  process.stdout.write(`${name}\n`);
}

const sources = (await readdir(photos)).filter((file) => file.endsWith('.avif')).sort();
for (const file of sources) {
  await add(file, await readFile(join(photos, file)), planOf(file));
  if (index[file]?.width === enlargedWidth) await rm(join(photos, file));
}
const banners = categories.flatMap(({ banner, subcategories }) => [banner, ...subcategories.map((each) => each.banner)]);
for (const file of [...products.flatMap(({ photos: own }) => own.map((photo) => photo.file)), ...banners]) {
  if (index[file]) continue;
  const original = await originalOf(file);
  if (!original) throw new Error(`${file} is neither in demo/photos nor in demo/media`);
  await add(file, original, photoPlan);
}

const used = new Set(Object.values(index).map((item) => item.contentHash));
for (const entry of await readdir(target, { withFileTypes: true })) {
  if (entry.isDirectory() && !used.has(entry.name)) await rm(join(target, entry.name), { recursive: true });
}
await writeIndex(index);

let bytes = 0;
for (const [name, item] of Object.entries(index)) {
  for (const file of filesOf(planOf(name), item)) bytes += (await stat(join(target, item.contentHash, file))).size;
}
process.stdout.write(
  `${made} encoded, ${Object.keys(index).length - made} up to date, ${(bytes / 1_000_000).toFixed(2)} MB in all, longest placeholder ` +
    `${Math.max(...Object.values(index).map((item) => item.placeholder.length))} characters\n`,
);
