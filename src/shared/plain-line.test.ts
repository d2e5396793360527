import { expect, test } from 'vitest';
import { isPlainLine } from './plain-line.ts';

test.each([
  'C/O Ravi Kumar',
  'No. 5/7, Plot #12',
  'H.No. 12-3-456/A, M.G.Road',
  'Shop 3 @ Lotus Arcade',
  'Dr. A.P.J. Kalam Marg',
  'S/o. Ram, P.O. Box 5',
  'राम प्रसाद (द्वितीय)',
  'क्‍ष', // A zero-width joiner belongs to the script.
  "O'Connor-Smith & Sons, Ltd.",
  'שדרות רוטשילד 5',
])('%s is taken', (text) => expect(isPlainLine(text)).toBe(true));

test.each([
  'YOUR PARCEL IS HELD - pay at https://evil.example/now',
  'HTTP://EVIL.EXAMPLE',
  'see WWW.evil.example',
  'write to eve@evil.example',
  'eve@evil.example',
  'moc.live \u202e ta yap',
  '\u2066name\u2069',
])('%s is refused', (text) => expect(isPlainLine(text)).toBe(false));
