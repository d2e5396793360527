/**
 * Makes the files of the demo shop's opening picture from the studio's two renders, one for wide windows and one for phones:
 * node scripts/build-hero.ts
 */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const renders = join(import.meta.dirname, '../demo/studio/scenes');
const target = join(import.meta.dirname, '../src/web/storefront/home/hero');
const plans = [
  { name: 'wide', widths: [768, 1280, 2400], webp: 1280 },
  { name: 'tall', widths: [480, 720, 960], webp: 720 },
];

for (const file of await readdir(target)) await rm(join(target, file));
for (const { name, widths, webp } of plans) {
  const render = sharp(join(renders, `hero-${name}.avif`));
  for (const width of widths) {
    const { size } = await render
      .clone()
      .resize({ width })
      .avif({ quality: 54, effort: 5 })
      .toFile(join(target, `${name}-${width}.avif`));
    process.stdout.write(`${name}-${width}.avif ${Math.round(size / 1000)} KB\n`);
  }
  await render
    .clone()
    .resize({ width: webp })
    .webp({ quality: 68, effort: 5, smartSubsample: true })
    .toFile(join(target, `${name}-${webp}.webp`));
}
