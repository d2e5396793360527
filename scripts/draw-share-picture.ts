/**
 * Draws public/share.png, what messengers show beside a link to a page without a picture of its own: the shop's sign on printed
 * cloth. No words, for it serves both languages and any name. Run it again after a change to the sign: node scripts/draw-share-picture.ts
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const root = join(import.meta.dirname, '..');
const sign = (await readFile(join(root, 'public/favicon.svg'), 'utf8')).replace('<svg ', '<svg x="470" y="185" width="260" height="260" ');
const petal = 'M0-21c4.8 7.3 4.8 13 0 17-4.8-4-4.8-9.7 0-17z';
const flower = [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `<path d="${petal}" transform="rotate(${turn})"/>`).join('');
const cloth = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
  <defs><pattern id="p" width="120" height="120" patternUnits="userSpaceOnUse" patternTransform="rotate(-1.5)">
    <g fill="#98301f" opacity="0.9"><g transform="translate(30 30) rotate(4)">${flower}</g><g transform="translate(90 90) rotate(-7)">${flower}</g></g>
  </pattern></defs>
  <rect width="1200" height="630" fill="#f1e9da"/><rect width="1200" height="630" fill="url(#p)"/>
  <rect x="400" y="115" width="400" height="400" fill="#faf6ee"/>${sign}
</svg>`;
await sharp(Buffer.from(cloth)).png({ palette: true, quality: 90 }).toFile(join(root, 'public/share.png'));
