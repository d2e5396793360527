import { expect, test } from 'vitest';
import { compareTexts, compareWords } from './compare-rules.ts';

test('words are compared whole, in English and in Hindi, whose vowels stay with their letters', () => {
  expect(compareWords('A blue bowl', 'A green bowl')).toEqual([
    { text: 'A ' },
    { text: 'blue', change: 'removed' },
    { text: 'green', change: 'added' },
    { text: ' bowl' },
  ]);
  expect(compareWords('हाथ से बनी', 'हाथ से बनाई').slice(1)).toEqual([
    { text: 'बनी', change: 'removed' },
    { text: 'बनाई', change: 'added' },
  ]);
});

test('texts of one language that are the same are left out, and those of another kind are given whole', () => {
  const texts = compareTexts({ title: { en: 'Bowl', hi: 'कटोरा' } }, { title: { en: 'Bowl', hi: '' }, care: { en: 'Wipe' } });
  expect(texts).toEqual([
    { field: 'title', language: 'hi', parts: [{ text: 'कटोरा', change: 'removed' }] },
    { field: 'care', language: 'en', parts: [{ text: 'Wipe', change: 'added' }] },
  ]);
  const words = (prefix: string) => Array.from({ length: 700 }, (_, index) => `${prefix}${index}`).join(' ');
  expect(compareWords(words('a'), words('b'))).toEqual([
    { text: words('a'), change: 'removed' },
    { text: words('b'), change: 'added' },
  ]);
});
