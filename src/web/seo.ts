import type { MetaDescriptor } from 'react-router';
import type { Language } from '#shared/localized.ts';
import { inOtherLanguage } from './links.ts';
import { brandIn, type PublicSettings, type RootData } from './settings.ts';

interface PageMeta {
  language: Language;
  /** Path of the page with the query that belongs to its address, in either language. */
  path: string;
  /** Without the shop's name, which is added. */
  title: string;
  description: string;
  /** Path or address of a picture of 600 px or more. */
  image?: string | undefined;
  /** Open Graph type; `website` unless said. */
  type?: 'website' | 'article' | 'product';
  /** Undefined where the root loader failed: then only title and description are known. */
  settings: PublicSettings | undefined;
}

/**
 * Everything that search engines and messengers read about a page. Use it in a route's `meta`:
 * `meta = ({ matches, location }) => pageMeta({ …, settings: settingsOf(matches) })`.
 */
export function pageMeta({ language, path, title, description, image, type = 'website', settings }: PageMeta): MetaDescriptor[] {
  const brand = brandIn(settings, language);
  const fullTitle = title === brand || title.includes(brand) ? title : `${title} · ${brand}`;
  const words: MetaDescriptor[] = [{ title: fullTitle }, { name: 'description', content: description }];
  if (!settings) return words;
  const address = (to: Language) => `${settings.publicUrl}${inOtherLanguage(path, to)}`;
  const picture = new URL(image ?? '/share.png', `${settings.publicUrl}/`).href;
  return [
    ...words,
    { tagName: 'link', rel: 'canonical', href: address(language) },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: address('en') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'hi', href: address('hi') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('en') },
    { property: 'og:site_name', content: brand },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address(language) },
    { property: 'og:image', content: picture },
    { property: 'og:locale', content: language === 'hi' ? 'hi_IN' : 'en_IN' },
    { property: 'og:locale:alternate', content: language === 'hi' ? 'en_IN' : 'hi_IN' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** The shop's settings out of the `matches` of a `meta` function. */
export function settingsOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): PublicSettings | undefined {
  return (matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined)?.settings;
}
