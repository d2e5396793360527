import { escapeHtml } from '#shared/escape-html.ts';
import type { Language } from '#shared/localized.ts';
import { inOtherLanguage, links } from '../links.ts';
import type { Messages } from '../messages/en.ts';
import { brandIn, type PageSettings } from '../settings.ts';
import style from './offline.css?url';

/** Pages and files that the service worker caches: a page in each language and its style sheet and icon. */
export const offlinePages: Record<Language, string> = { en: '/offline', hi: inOtherLanguage('/offline', 'hi') };
export const offlineFiles = [style, '/favicon.svg'];

/**
 * Renders the offline page, without scripts and web fonts. It is shown at the address that could not be
 * reached.
 */
export function renderOfflinePage(language: Language, settings: PageSettings, messages: Messages): string {
  const t = messages.offline;
  const brand = escapeHtml(brandIn(settings, language));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(t.title)} · ${brand}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${style}">
</head>
<body>
<main>
<header><img src="/favicon.svg" alt="" width="36" height="36"> ${brand}</header>
<h1>${escapeHtml(t.title)}</h1>
<p>${escapeHtml(t.text)}</p>
<p>${escapeHtml(t.cart)}</p>
<nav aria-label="${escapeHtml(t.ways)}"><a href="">${escapeHtml(t.again)}</a> <a href="${links(language).home()}">${escapeHtml(t.home)}</a></nav>
</main>
</body>
</html>
`;
}
