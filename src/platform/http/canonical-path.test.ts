import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

test.each([
  ['/', '/'],
  ['/hi', '/hi'],
  ['/HI', '/hi'],
  ['/Hi/Legal/Terms-and-Conditions', '/hi/legal/terms-and-conditions'],
  ['/legal/%74e%72ms', '/legal/terms'],
  ['/legal/%54ERMS', '/legal/terms'],
  ['//evil.example/x', '/evil.example/x'],
  ['///', '/'],
  ['/faqs/', '/faqs'],
  ['/faqs//', '/faqs'],
  ['/a/./b', '/a/b'],
  ['/a/%2e%2e/b', '/b'],
  ['/%2e%2e/%2e%2e', '/'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/%5C%5Cevil.example', '/%5C%5Cevil.example'],
  ['/%09/evil.example', '/%09/evil.example'],
  ['/search/a%20b', '/search/a%20b'],
  ['/search/%E0%A4%86', '/search/%E0%A4%86'],
  ['/search/%e0%a4%86', '/search/%E0%A4%86'],
  ['/x%3Fy', '/x%3Fy'],
  ['/x%23y', '/x%23y'],
  ['/blog/rss.xml', '/blog/rss.xml'],
  ['/_root.data', '/_root.data'],
  ['/%', undefined],
  ['/%E0%A4%A', undefined],
  ['/%ED%A0%80', undefined],
])('%s is spelled %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

const spelling = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '.',
        '..',
        '%2e',
        '%2F',
        '%5c',
        '\\',
        '%00',
        '%',
        '?',
        'A',
        'z',
        '-',
        '@',
        ':',
        ';',
        '%41',
        '%C3%9F',
        'İ',
        'ẞ',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }).map((text) => encodeURIComponent(text.toWellFormed())),
    ),
    { maxLength: 12 },
  )
  .map((parts) => `/${parts.join('').replace(/[?#]/g, '')}`);

test('the canonical spelling is its own canonical spelling and leads to no other host', () => {
  fc.assert(
    fc.property(spelling, (path) => {
      const canonical = canonicalPath(path);
      if (canonical === undefined) return;
      expect(canonicalPath(canonical)).toBe(canonical);
      expect(new URL(canonical, 'https://shop.example').host).toBe('shop.example');
      expect(new URL(canonical, 'https://shop.example').pathname).toBe(canonical);
    }),
    { numRuns: 5_000 },
  );
});
