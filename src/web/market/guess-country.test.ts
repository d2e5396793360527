import { expect, test } from 'vitest';
import { guessCountry } from './guess-country.ts';

test.each<[string, string[], string | undefined]>([
  ['Europe/London', ['en-US'], 'GB'],
  ['America/Indiana/Indianapolis', ['en-US'], 'US'],
  ['Asia/Calcutta', ['en-GB'], 'IN'],
  ['Asia/Kathmandu', ['ne'], 'NP'],
  ['Asia/Tashkent', ['ru', 'de-DE'], 'DE'],
  ['UTC', ['en-US', 'en'], undefined],
  ['Etc/GMT+3', [], undefined],
])('%s with %s', (zone, languages, country) => {
  expect(guessCountry(zone, languages)).toBe(country);
});
