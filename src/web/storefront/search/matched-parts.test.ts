import { expect, test } from 'vitest';
import { matchedParts } from './matched-parts.ts';

const marked = (text: string, typed: string) =>
  matchedParts(text, typed)
    .map((part) => (part.matches ? `[${part.text}]` : part.text))
    .join('');

test('marks the beginning of words regardless of case and accents', () => {
  expect(marked('Silk Saree', 'sa')).toBe('Silk [Sa]ree');
  expect(marked('Silk Saree', 'saree SI')).toBe('[Si]lk [Saree]');
  expect(marked('Home Décor', 'deco')).toBe('Home [Déco]r');
});

test('marks nothing inside a word and takes no pattern', () => {
  expect(marked('Basket', 'ask')).toBe('Basket');
  expect(marked('Blue (glazed) bowl', '(.*')).toBe('Blue (glazed) bowl');
  expect(marked('Bowl', '')).toBe('Bowl');
});

test('keeps a Devanagari letter with its marks', () => {
  expect(marked('बनारसी साड़ी', 'स')).toBe('बनारसी [सा]ड़ी');
  expect(marked('मिट्टी का दीया', 'मिट')).toBe('[मिट्टी] का दीया');
});
