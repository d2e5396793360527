import { expect, test } from 'vitest';
import { isSubresource, securityHeaders, subresourceHeaders } from './security-headers.ts';

test.each([
  ['/assets/root-1a2b.css', 'text/css; charset=utf-8', true],
  ['/assets/react-1a2b.js', 'text/javascript; charset=utf-8', true],
  ['/assets/mukta-1a2b.woff2', 'font/woff2', true],
  ['/media/0123/800.avif', 'image/avif', true],
  // A drawing opens as a document that may hold scripts, and a worker takes its policy from its own script.
  ['/assets/edge-1a2b.svg', 'image/svg+xml', false],
  ['/media/0123/800.svg', 'image/svg+xml', false],
  ['/worker.js', 'text/javascript; charset=utf-8', false],
  ['/media/0123/none.avif', 'application/json', false],
  ['/', 'text/html; charset=utf-8', false],
])('%s, %s: is a subresource: %s', (path, type, is) => {
  expect(isSubresource(path, type)).toBe(is);
});

test('a subresource says what it is, who may use it, and that it comes over https', () => {
  expect(Object.keys(subresourceHeaders(securityHeaders('https://shop.example'))).sort()).toEqual([
    'cross-origin-resource-policy',
    'strict-transport-security',
    'x-content-type-options',
  ]);
});
