/**
 * Draws the sign (src/ui/brand/mark-shapes.ts) as the files that browsers, home screens and messengers ask
 * for. Run it again after a change to the sign or its colours: node scripts/draw-icons.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { markPetals, markSeeds } from '../src/ui/brand/mark-shapes.ts';
import { readTokens } from './read-tokens.ts';

const folder = join(import.meta.dirname, '../public');
const token = readTokens();
const [block, print, seed] = ['block', 'block-print', 'block-seed'].map((name) => token(`color-${name}`)) as [Shade, Shade, Shade];

interface Shade {
  light: string;
  dark: string;
}

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inner}</svg>`;
const printed = (scheme: keyof Shade) => `<path fill="${print[scheme]}" d="${markPetals}"/><path fill="${seed[scheme]}" d="${markSeeds}"/>`;

/** Follows the browser's own scheme where the browser lets it. */
export const drawFavicon = () =>
  `${svg(`
<title>A printing block</title>
<style>
.block{fill:${block.light}}.print{fill:${print.light}}.seed{fill:${seed.light}}
@media (prefers-color-scheme:dark){.block{fill:${block.dark}}.print{fill:${print.dark}}.seed{fill:${seed.dark}}}
</style>
<rect class="block" width="32" height="32" rx="3"/>
<path class="print" d="${markPetals}"/>
<path class="seed" d="${markSeeds}"/>
`)}\n`;

const sign = svg(`<rect width="32" height="32" rx="3" fill="${block.light}"/>${printed('light')}`);
/**
 * On a ground without corners of its own, for systems that cut the corners
 * themselves; `share` of the side is the sign.
 */
const onGround = (share: number) => {
  const edge = 16 * (1 - share);
  return svg(
    `<rect width="32" height="32" fill="${block.light}"/><g transform="translate(${edge} ${edge}) scale(${share})">${printed('light')}</g>`,
  );
};

const draw = (picture: string, width: number, height = width) =>
  sharp(Buffer.from(picture), { density: Math.max(72, (72 * width) / 32) })
    .resize(width, height)
    .png({ palette: true, effort: 10 });

/**
 * The sign's own print in one colour, in half-drops and a little off, as hands
 * print; `printed` in app.css gives it a dye.
 */
const drawCloth = (shade = '') => {
  const block = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1.06) translate(-16 -16)"><path d="${markPetals}"/><path d="${markSeeds}"/></g>`;
  const bud = (x: number, y: number) => `<path d="M${x} ${y - 3.5}l2.4 3.5-2.4 3.5-2.4-3.5z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="80" height="80"${shade}>
<title>Printed cloth</title>
${block(20, 20, 1.5)}${block(60, 60, -2.5)}${bud(60, 20)}${bud(20, 60)}
</svg>\n`;
};

/** The upper half of the sign in a row, on its line: the border of a cloth. */
const drawEdge = () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 20" width="32" height="20">
<title>A printed border</title>
<path d="${markPetals.split(/(?=M)/).slice(0, 2).join('')}"/><path d="${markSeeds.split(/(?=M)/)[0]}"/>
<path d="M0 17.5h32V19H0z"/><path d="M0 4l2.5 3.5L0 11zM32 4l-2.5 3.5L32 11z"/>
</svg>\n`;

/** An .ico holds whole PNG files behind a small table. */
async function drawIco(sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((size) => draw(sign, size).toBuffer()));
  const table = Buffer.alloc(6 + 16 * sizes.length);
  table.writeUInt16LE(1, 2);
  table.writeUInt16LE(sizes.length, 4);
  let offset = table.length;
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + 16 * index;
    table.writeUInt8(sizes[index] ?? 0, at);
    table.writeUInt8(sizes[index] ?? 0, at + 1);
    table.writeUInt16LE(1, at + 4);
    table.writeUInt16LE(32, at + 6);
    table.writeUInt32LE(picture.length, at + 8);
    table.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return Buffer.concat([table, ...pictures]);
}

/**
 * Draws the preview that messengers show for a page without a picture of its own: the sign large in its own
 * cloth. It has no words, because it serves both languages and any brand name.
 */
function drawSharePicture(): Buffer {
  const repeat = 70;
  // The sign covers six repeats each way, edge on edge.
  const side = 6 * repeat;
  const [left, top] = [(1200 - side) / 2, (630 - side) / 2];
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
  <defs><pattern id="cloth" width="${repeat}" height="${repeat}" patternUnits="userSpaceOnUse" patternTransform="translate(${left} ${top})">
    <g transform="scale(${repeat / 32})"><path fill="${token('color-line').light}" d="${markPetals}"/><path fill="${token('color-madder').light}" d="${markSeeds}"/></g>
  </pattern></defs>
  <rect width="1200" height="630" fill="${token('color-sunk').light}"/><rect width="1200" height="630" fill="url(#cloth)"/>
  <g transform="translate(${left} ${top}) scale(${side / 32})"><rect width="32" height="32" fill="${block.light}"/>${printed('light')}</g>
</svg>`);
}

if (import.meta.main) {
  const to = (name: string) => join(folder, name);
  writeFileSync(to('favicon.svg'), drawFavicon());
  writeFileSync(join(folder, '../src/web/styles/print.svg'), drawCloth());
  // Before the dye: the ground of a product without a picture.
  const unprinted = ` fill="${token('color-line-strong').dark}" fill-opacity="0.3"`;
  writeFileSync(join(folder, '../src/web/styles/cloth.svg'), drawCloth(unprinted));
  writeFileSync(join(folder, '../src/web/styles/edge.svg'), drawEdge());
  writeFileSync(to('favicon.ico'), await drawIco([16, 32, 48]));
  await draw(sign, 192).toFile(to('icon-192.png'));
  await draw(sign, 512).toFile(to('icon-512.png'));
  // Systems show the inner four fifths of a maskable icon for sure; the sign is a
  // square, so its corners are what may be cut.
  await draw(onGround(0.72), 192).toFile(to('icon-maskable-192.png'));
  await draw(onGround(0.72), 512).toFile(to('icon-maskable-512.png'));
  await draw(onGround(0.9), 180).toFile(to('apple-touch-icon.png'));
  await sharp(drawSharePicture()).png({ palette: true, effort: 10 }).toFile(to('share.png'));
}

/** The favicon as it is. */
export const drawnFavicon = () => readFileSync(join(folder, 'favicon.svg'), 'utf8');
