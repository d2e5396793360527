import { expect, test } from 'vitest';
import { enlargedWidths, largestFile } from './enlarged-widths.ts';

const picture = { url: '/media/a/800.webp', base: '/media/a', widths: [240, 480, 800], width: 900 };

test('an enlargement adds the file of 1,600 px that the page does not list', () => {
  expect(enlargedWidths({ ...picture, width: 1600 })).toEqual([240, 480, 800, 1600]);
  expect(largestFile({ ...picture, width: 1600 })).toBe('/media/a/1600.avif');
});

test('a smaller original, or one that lists all its files, is enlarged from them', () => {
  expect(enlargedWidths(picture)).toEqual([240, 480, 800]);
  expect(largestFile(picture)).toBe('/media/a/800.webp');
  const uploaded = { ...picture, widths: [240, 480, 800, 1200, 1600], width: 4000, url: '/media/a/1600.webp' };
  expect(enlargedWidths(uploaded)).toEqual(uploaded.widths);
  expect(largestFile(uploaded)).toBe('/media/a/1600.webp');
});
