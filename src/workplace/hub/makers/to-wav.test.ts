import { expect, test } from 'vitest';
import { stripWav } from '#modules/media/strip-wav.ts';
import { encodeWav } from './to-wav.ts';

test('what a browser encodes is taken by the shop as it is, sample by sample', () => {
  const samples = Float32Array.from({ length: 24_000 }, (_, index) => Math.sin(index / 20) * 1.2);
  const file = Buffer.from(encodeWav(samples, 12_000));
  const { content, seconds } = stripWav(file);
  expect(seconds).toBe(2);
  expect(Buffer.from(content).equals(file)).toBe(true);
  expect(file.readInt16LE(44)).toBe(0);
  // Louder than a file can say.
  const heard = Array.from({ length: samples.length }, (_, index) => file.readInt16LE(44 + index * 2));
  expect([Math.max(...heard), Math.min(...heard)]).toEqual([0x7fff, -0x7fff]);
});
