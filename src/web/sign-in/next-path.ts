import { inOtherLanguage } from '../links.ts';

/** Pages that make no sense after a sign-in. */
const authPages = /^\/(?:login|logout|signup|email-verified|forgot-password|reset-password|secure-account)(?:\/|$)/;

/** The page of ours to go to after signing in; undefined where none is named, or another site. */
export function nextPath(query: URLSearchParams): string | undefined {
  const asked = query.get('next');
  // A browser takes `/\host` for another site, and drops line ends and tabs before it looks.
  if (!asked?.startsWith('/') || /^\/[/\\]|[\p{Cc}\\]/u.test(asked)) return undefined;
  const here = 'http://shop.invalid';
  if (!URL.canParse(asked, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(asked, here);
  if (origin !== here || pathname.startsWith('//') || authPages.test(inOtherLanguage(pathname, 'en'))) return undefined;
  return pathname + search + hash;
}
