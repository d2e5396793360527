import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawMotif, motifs } from './draw-motif.ts';
import { contentHash } from './make-renditions.ts';
import { inksFrom, lightness } from './motif-ink.ts';

const palette = ['#b5432f', '#f1e6d1', '#2a2421'];

test('a drawing is the same every time and another for every product', () => {
  for (const motif of motifs) {
    const seeds = Array.from({ length: 12 }, (_, i) => `piece-${i}`);
    const drawn = seeds.map((seed) => contentHash(Buffer.from(drawMotif(palette, motif, seed))));
    expect(new Set(drawn).size).toBe(seeds.length);
    expect(contentHash(Buffer.from(drawMotif(palette, motif, 'piece-0')))).toBe(drawn[0]);
  }
});

test('every motif draws something on its cloth, with three colours, one or none', async () => {
  for (const motif of motifs) {
    for (const colours of [['#f0e6ce'], []]) expect(drawMotif(colours, motif, 'x')).not.toMatch(/NaN|undefined|Infinity/);
    const { data, info } = await sharp(Buffer.from(drawMotif(palette, motif, 'x')))
      .resize(120)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([120, 120]);
    const cloth = { left: 35, top: 35, width: 50, height: 50 };
    const { channels } = await sharp(await sharp(data, { raw: info }).extract(cloth).png().toBuffer()).stats();
    expect(Math.max(...channels.slice(0, 3).map((channel) => channel.stdev))).toBeGreaterThan(6);
  }
});

test('inks stand out from the cloth they are printed on', () => {
  for (const colours of [palette, ['#b9b6b0', '#a61e3a'], ['#f0e6ce', '#cfa549'], ['#f5f1e8', '#dfe6e8', '#c7838c'], ['#211d1c']]) {
    for (const dyed of [0, 1]) {
      const inks = inksFrom(colours, dyed, () => 0.5);
      expect(Math.abs(lightness(inks.main) - lightness(inks.ground))).toBeGreaterThan(0.25);
    }
  }
});
