import { describe, expect, it } from 'vitest';
import { permanentAddress } from './redirects.ts';

const table: [path: string, search: string, to: string | undefined][] = [
  ['/category/jewelry', '', '/categories/jewelry'],
  ['/category/jewelry', '?sort=newest', '/categories/jewelry?sort=newest'],
  ['/hi/category/jewelry/', '?sub=bangles', '/hi/categories/jewelry?sub=bangles'],
  ['/products/ab12', '', '/product/ab12'],
  ['/hi/products/ab12', '?from=mail', '/hi/product/ab12?from=mail'],
  ['/products/ab12/blue-vase', '', '/product/ab12/blue-vase'],
  ['/my-orders', '', '/account/my-orders'],
  ['/wishlist', '', '/account/wishlist'],
  ['/account-privacy', '', '/account/privacy'],
  ['/privacy-policy', '', '/legal/privacy-policy'],
  ['/hi/privacy-policy', '?a=1&b=2', '/hi/legal/privacy-policy?a=1&b=2'],
  ['/faqs/', '', '/faqs'],
  ['/hi/', '?x', '/hi?x'],
  ['/categories/jewelry/', '?after=a%2Fb', '/categories/jewelry?after=a%2Fb'],
  ['/', '', undefined],
  ['/hi', '', undefined],
  ['/categories/jewelry', '?sort=newest', undefined],
  ['/product/ab12', '', undefined],
  ['/legal/privacy-policy', '', undefined],
  ['/hindi', '', undefined],
  ['/category', '', undefined],
  ['/category/a/b', '', undefined],
];

describe('permanent addresses', () => {
  it.each(table)('%s%s → %s', (path, search, to) => {
    expect(permanentAddress(path, search)).toBe(to);
  });

  it.each(['//evil.example/', '///evil.example//', '/\\evil.example/', '/category///evil.example', '//category/x'])(
    '%s never leads out of the shop',
    (path) => {
      expect(permanentAddress(path, '')).toMatch(/^\/(?![/\\])/);
    },
  );

  it('leads to an address that is right, in one step', () => {
    for (const [, search, to] of table) {
      if (to !== undefined) expect(permanentAddress(to.replace(search, ''), search)).toBeUndefined();
    }
  });
});
