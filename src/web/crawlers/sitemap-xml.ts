import { languages } from '#shared/localized.ts';
import { inOtherLanguage } from '../links.ts';
import { escapeXml } from './escape-xml.ts';

export interface SitemapPage {
  /** English path. */
  path: string;
  /** ISO 8601 date. */
  updatedAt?: string;
}

/** Renders a sitemap with each page in both languages as alternates of each other. */
export function renderSitemap(origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap(({ path, updatedAt }) => {
    const address = (language: 'en' | 'hi') => escapeXml(origin + inOtherLanguage(path, language));
    const alternates = [
      ...languages.map((language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language)}"/>`),
      `<xhtml:link rel="alternate" hreflang="x-default" href="${address('en')}"/>`,
    ].join('');
    const date = updatedAt ? `<lastmod>${escapeXml(updatedAt)}</lastmod>` : '';
    return languages.map((language) => `<url><loc>${address(language)}</loc>${date}${alternates}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

export function renderSitemapIndex(origin: string, files: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files.map((file) => `<sitemap><loc>${escapeXml(origin + file)}</loc></sitemap>`).join('\n')}
</sitemapindex>
`;
}

/** CDNs may keep it for an hour; the response cache of this process is for pages. */
export const xmlResponse = (xml: string) =>
  new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'max-age=3600, public' } });
