import { expect, test } from 'vitest';
import { countWords } from '#shared/text-limits.ts';
import { limitWords } from './word-limit.ts';

test('an edit within the limit stays as it is', () => {
  expect(limitWords('red', 'red shawl', 2)).toBe('red shawl');
  expect(limitWords('red shawl', 'red shawls', 2)).toBe('red shawls');
  expect(limitWords('red shawl', 'red', 2)).toBe('red');
});

test('a word beyond the limit is refused, at the end and in the middle', () => {
  expect(limitWords('red shawl ', 'red shawl f', 2)).toBe('red shawl ');
  expect(limitWords('red shawl', 'red s shawl', 2)).toBe('red shawl');
  expect(limitWords('red shawl', 'red, shawl', 2)).toBe('red, shawl');
});

test('of what is pasted as much stays as fits', () => {
  expect(countWords(limitWords('', 'a warm red shawl from Kullu', 3))).toBe(3);
  expect(limitWords('', 'a warm red shawl from Kullu', 3)).toMatch(/^a warm red\s?$/);
  expect(limitWords('blue bowl', 'blue deep wide bowl', 3)).toMatch(/^blue deep ?bowl$/);
});

test('Hindi words count, emoji do not', () => {
  expect(limitWords('लाल शॉल', 'लाल शॉल 🧣🧣', 2)).toBe('लाल शॉल 🧣🧣');
  expect(limitWords('लाल शॉल ', 'लाल शॉल च', 2)).toBe('लाल शॉल ');
  expect(limitWords('', 'लाल ऊनी शॉल', 2)).toMatch(/^लाल ऊनी ?$/);
});

test('a text that was already beyond the limit may become shorter', () => {
  expect(limitWords('one two three four', 'one two three', 2)).toBe('one two three');
});
