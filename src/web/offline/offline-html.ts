import type { Language } from '#shared/localized.ts';
import { inOtherLanguage, links } from '../links.ts';
import type { Messages } from '../messages/en.ts';
import { brandIn, type PageSettings } from '../settings.ts';
import style from './offline.css?url';

/** What a browser keeps for the time without a network: a page in each language and what it needs. */
export const offlinePages: Record<Language, string> = { en: '/offline', hi: inOtherLanguage('/offline', 'hi') };
export const offlineFiles = [style, '/favicon.svg'];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Stands alone: without a network it has no scripts and no typefaces. It is shown at the address that could not be reached. */
export function offlinePageOf(language: Language, settings: PageSettings, messages: Messages): string {
  const t = messages.offline;
  const brand = escaped(brandIn(settings, language));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(t.title)} · ${brand}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${style}">
</head>
<body>
<main>
<header><img src="/favicon.svg" alt="" width="36" height="36"> ${brand}</header>
<h1>${escaped(t.title)}</h1>
<p>${escaped(t.text)}</p>
<p>${escaped(t.cart)}</p>
<nav aria-label="${escaped(t.ways)}"><a href="">${escaped(t.again)}</a> <a href="${links(language).home()}">${escaped(t.home)}</a></nav>
</main>
</body>
</html>
`;
}
