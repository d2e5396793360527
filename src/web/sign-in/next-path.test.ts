import { expect, test } from 'vitest';
import { nextPath } from './next-path.ts';

const ask = (next: string) => nextPath(new URLSearchParams({ next }));

test.each(['/', '/me', '/hi/account/my-orders?page=2#top', '/search?q=%E0%A4%B2%E0%A4%BE%E0%A4%B2'])('%s is a page of ours', (path) => {
  expect(ask(path)).toBe(path);
});

test.each([
  '',
  'me',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/..//evil.example',
  '/a\\b',
  'javascript:alert(1)',
  '/login',
  '/hi/login?next=/me',
  '/logout',
  '/signup/verify',
])('%j is none to go to after signing in', (path) => {
  expect(ask(path)).toBeUndefined();
});

test('without a wish there is none', () => {
  expect(nextPath(new URLSearchParams())).toBeUndefined();
});
