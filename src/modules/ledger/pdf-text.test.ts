import { expect, test } from 'vitest';
import { heightOf, newPdf } from './pdf-text.ts';

test('breaks a word that is wider than its column', () => {
  const pdf = newPdf({}, 'en');
  const lines = (text: string) => Math.round(heightOf(pdf, text, 100) / heightOf(pdf, 'a', 100));
  expect(lines('Rajasthan')).toBe(1);
  expect(lines('Venkatanarasimharajuvaripeta'.repeat(3))).toBeGreaterThan(2);
  expect(lines(`${'शिवाजीनगर'.repeat(6)} जयपुर`)).toBeGreaterThan(2);
});
