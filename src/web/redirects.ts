import { inOtherLanguage, languageOf } from './links.ts';

/** Old addresses → today's address, in each language. `:id` stands for one path segment. */
const movedPaths: readonly (readonly [from: string, to: string])[] = [
  ['/category/:slug', '/categories/:slug'],
  ['/products/:id', '/product/:id'],
  ['/products/:id/:slug', '/product/:id/:slug'],
  ['/my-orders', '/account/my-orders'],
  ['/wishlist', '/account/wishlist'],
  ['/account-privacy', '/account/privacy'],
  ['/seller-request', '/become-a-seller'],
  ['/privacy-policy', '/legal/privacy-policy'],
];

const rules = movedPaths.map(([from, to]) => ({ pattern: new RegExp(`^${from.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`), to }));

/**
 * Finds the permanent address of a page.
 * @param path the path alone
 * @param search the query with its question mark, kept as it is
 * @returns the path and query to redirect to, or undefined where the address is right
 */
export function permanentAddress(path: string, search: string): string | undefined {
  // One slash at most in a row: `//host/` would otherwise leave the shop.
  const tidy = path.replace(/[/\\]{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const language = languageOf(tidy);
  const bare = inOtherLanguage(tidy, 'en');
  for (const { pattern, to } of rules) {
    const match = pattern.exec(bare);
    if (match)
      return (
        inOtherLanguage(
          to.replaceAll(/:(\w+)/g, (_, name: string) => match.groups?.[name] ?? ''),
          language,
        ) + search
      );
  }
  return tidy === path ? undefined : tidy + search;
}
