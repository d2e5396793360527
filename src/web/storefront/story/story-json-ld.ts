import type { Post } from '#modules/content/contract.ts';
import { inLanguage, type Language } from '#shared/localized.ts';
import { links } from '../../links.ts';
import { brandIn, type PublicSettings } from '../../settings.ts';
import type { JsonLd } from '../product/json-ld.ts';

/** https://schema.org/Article */
export function storyJsonLd(post: Post, language: Language, settings: PublicSettings): JsonLd {
  const { publicUrl } = settings;
  const brand = brandIn(settings, language);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: inLanguage(post.title, language),
    description: inLanguage(post.summary, language),
    url: publicUrl + links(language).story(post.slug),
    mainEntityOfPage: publicUrl + links(language).story(post.slug),
    inLanguage: language,
    datePublished: post.publishedOn,
    dateModified: [post.publishedOn, post.updatedOn].sort().at(-1),
    author: { '@type': 'Organization', name: `${inLanguage(post.author, language)}, ${brand}`, url: publicUrl },
    publisher: { '@type': 'Organization', name: brand, url: publicUrl },
    ...(post.picture ? { image: [new URL(post.picture.url, `${publicUrl}/`).href] } : {}),
    ...(post.tags.length > 0 ? { keywords: post.tags.map((tag) => tag.replaceAll('-', ' ')) } : {}),
  };
}
