/**
 * Draws the icons that browsers and home screens ask for in other forms than public/favicon.svg. Run it again after a change to the
 * sign: node scripts/draw-icons.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../public');
const sign = await readFile(join(folder, 'favicon.svg'), 'utf8');
const ground = '#24386b';

const draw = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true });
/** The sign on a ground without corners of its own, for systems that cut the corners themselves; `share` of the side is the sign. */
const onGround = (share: number) => {
  const size = 32 * share;
  const edge = (32 - size) / 2;
  const inner = sign.replace('<svg ', `<svg x="${edge}" y="${edge}" width="${size}" height="${size}" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" fill="${ground}"/>${inner}</svg>`;
};

await draw(sign, 192).toFile(join(folder, 'icon-192.png'));
await draw(sign, 512).toFile(join(folder, 'icon-512.png'));
await draw(onGround(0.8), 512).toFile(join(folder, 'icon-maskable-512.png'));
await draw(onGround(0.9), 180).toFile(join(folder, 'apple-touch-icon.png'));

/** An .ico holds whole PNG files behind a small table. */
const sizes = [16, 32];
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
await writeFile(join(folder, 'favicon.ico'), Buffer.concat([table, ...pictures]));
