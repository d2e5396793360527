/**
 * Makes the files of the demo shop's opening picture from the studio's two renders, one for wide windows and
 * one for phones: node scripts/build-hero.ts
 */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const renders = join(import.meta.dirname, '../demo/studio/scenes');
const target = join(import.meta.dirname, '../src/web/storefront/home/hero');
/**
 * Phones show a square of the tall render, a fifth of its height cut off. It is the
 * picture that their first view waits for.
 */
const square = { left: 0, top: 192, width: 960, height: 960 };
const plans = [
  { name: 'wide', widths: [768, 1280, 2400], webp: 1280, avif: { quality: 54, effort: 5 } },
  { name: 'tall', cut: square, widths: [480, 640, 960], webp: 640, avif: { quality: 38, effort: 9, chromaSubsampling: '4:2:0' } },
];

for (const file of await readdir(target)) await rm(join(target, file));
for (const { name, cut, widths, webp, avif } of plans) {
  const whole = sharp(join(renders, `hero-${name}.avif`));
  const render = cut ? whole.extract(cut) : whole;
  for (const width of widths) {
    const { size } = await render
      .clone()
      .resize({ width })
      .avif(avif)
      .toFile(join(target, `${name}-${width}.avif`));
    process.stdout.write(`${name}-${width}.avif ${Math.round(size / 1000)} KB\n`);
  }
  await render
    .clone()
    .resize({ width: webp })
    .webp({ quality: 68, effort: 5, smartSubsample: true })
    .toFile(join(target, `${name}-${webp}.webp`));
}
