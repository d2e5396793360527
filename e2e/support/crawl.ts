import { isNightly } from './combinations.ts';

/** The ids on a page of the site, and the addresses inside it that the page links to. */
interface CrawledPage {
  ids: ReadonlySet<string>;
  links: readonly URL[];
}

const decode = (attribute: string) => attribute.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** React writes every attribute in one way, so that no parser has to know all others. */
function readPage(html: string, address: string): CrawledPage {
  const { origin } = new URL(address);
  const hrefs = [...html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)].map((match) => new URL(decode(match[1] ?? ''), address));
  const ids = [...html.matchAll(/<[a-z][^>]*?\sid="([^"]+)"/g)].map((match) => decode(match[1] ?? ''));
  return { ids: new Set(ids), links: hrefs.filter((url) => url.origin === origin) };
}

/** Parameters that narrow or continue a list. They multiply: each one by itself stands for them together. */
const filters = new Set(['sub', 'min', 'max', 'currency', 'inStock', 'madeToOrder', 'discounted', 'offset', 'sort']);
/** They have no end: each list's first links stand for them. */
const endless = new Set(['after', 'material', 'variant', 'q']);
/** Forms are the same for every product: those of the first ones stand for all. */
const subjects = ['about', 'product'];
const formsOfAKind = 12;

/**
 * Tells whether a page is opened in its language: by day each is opened in English or in Hindi, by turns,
 * and the first pages, which lead to all others, in both.
 */
function isTurn({ pathname, search }: URL): boolean {
  const [, hindi = '', path = ''] = /^(\/hi(?=\/|$))?(.*)$/.exec(pathname) ?? [];
  const letters = [...path, ...search].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const hasOneLanguage = path.startsWith('/media/') || !/.\/|\?/.test(path + search);
  return isNightly || hasOneLanguage || (letters % 2 === 0) === (hindi === '');
}

/** The links of a site. */
export interface Crawl {
  /** Addresses that failed, with their status, and fragments that are not on their page. */
  dead: string[];
  /** Addresses that a page of the site links to. */
  known: ReadonlySet<string>;
  /** Links that name a place on their page. */
  fragments: number;
}

/** Follows the links of the site from these pages on. */
export async function crawl(origin: string, start: readonly string[]): Promise<Crawl> {
  const known = new Set(start);
  const pages = new Map<string, CrawledPage>();
  const dead: string[] = [];
  const forms = new Map<string, number>();
  const isWorthwhile = (url: URL) => {
    const names = [...url.searchParams.keys()].sort();
    if (names.some((name) => endless.has(name)) || names.filter((name) => filters.has(name)).length > 1) return false;
    if (!names.some((name) => subjects.includes(name))) return true;
    const form = `${url.pathname}?${names}`;
    forms.set(form, (forms.get(form) ?? 0) + 1);
    return (forms.get(form) ?? 0) <= formsOfAKind;
  };
  const visit = async (path: string) => {
    // Packing and unpacking for a line that is not slow would be half of the work.
    const response = await fetch(`${origin}${path}`, { headers: { 'accept-encoding': 'identity' } });
    const text = await response.text();
    if (!response.ok) dead.push(`${response.status} ${path}`);
    else if (response.headers.get('content-type')?.startsWith('text/html')) pages.set(path, readPage(text, response.url));
    return pages.get(path)?.links ?? [];
  };
  const queue = [...start];
  while (queue.length > 0) {
    const found = await Promise.all(queue.splice(0, 8).map(visit));
    for (const url of found.flat()) {
      const path = url.pathname + url.search;
      if (known.has(path)) continue;
      known.add(path);
      if (isWorthwhile(url) && isTurn(url)) queue.push(path);
    }
  }
  let fragments = 0;
  for (const [from, { links }] of pages) {
    for (const { pathname, search, hash } of links) {
      const target = pages.get(pathname + search);
      if (hash.length < 2 || !target) continue;
      fragments++;
      if (!target.ids.has(decodeURIComponent(hash.slice(1)))) dead.push(`${pathname}${search}${hash} of ${from}`);
    }
  }
  return { dead, known, fragments };
}
