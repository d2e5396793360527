import type { SearchLead } from './counter-rules.ts';

const productPath = /^(?:\/hi)?\/product\/([^/]{1,40})\/[^/]+$/;
const searchPath = /^(?:\/hi)?\/search$/;

/**
 * Finds the search whose results led to the page of a product, by the address that the page is asked from.
 * A page that is asked for ahead is not seen yet.
 * @param path of the page, or of its data
 * @param publicUrl origin of the shop
 */
export function findSearchLead(path: string, headers: Headers, publicUrl: string): SearchLead | undefined {
  const referer = headers.get('referer');
  if (!referer?.startsWith(`${publicUrl}/`) || !URL.canParse(referer)) return undefined;
  if (headers.has('sec-purpose')) return undefined;
  const { pathname, searchParams } = new URL(referer);
  const product = productPath.exec(path.replace(/\.data$/, ''))?.[1];
  const word = searchParams.get('q');
  return product && word && searchPath.test(pathname) ? { kind: 'search-led', subject: product, word } : undefined;
}
