import type { MetaDescriptor } from 'react-router';
import type { Language } from '#shared/localized.ts';
import { links } from '../../links.ts';

/** Head links to the feeds of the blog. */
export function feedLinks(language: Language, title: string): MetaDescriptor[] {
  const to = links(language);
  return [
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title, href: to.storyFeed() },
    { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title, href: to.storyFeed('atom') },
  ];
}
