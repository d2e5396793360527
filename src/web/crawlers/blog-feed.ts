import { inLanguage } from '#shared/localized.ts';
import { apiContext } from '../api.ts';
import { languageOf, links } from '../links.ts';
import { messagesOf } from '../messages.tsx';
import { brandIn, settingsContext } from '../settings.ts';
import type { Route } from './+types/blog-feed';

const maxItems = 30;

/** Answers /blog/rss.xml and /blog/atom.xml, both also under /hi. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const settings = context.get(settingsContext);
  const isAtom = url.pathname.endsWith('/atom.xml');
  const language = languageOf(url.pathname);
  const t = messagesOf(language).content.blog;
  const to = links(language);
  const at = (path: string) => new URL(path, `${settings.publicUrl}/`).href;
  const { posts } = await context.get(apiContext).content.listPosts({ limit: maxItems });
  const midnight = (day: string) => new Date(`${day}T00:00:00+05:30`);
  const brand = brandIn(settings, language);
  const { Feed } = await import('feed');
  const feed = new Feed({
    id: at(to.blog()),
    link: at(to.blog()),
    title: t.feed(brand),
    description: t.metaDescription,
    language,
    generator: false,
    feedLinks: { rss: at(to.storyFeed()), atom: at(to.storyFeed('atom')) },
    // The date of the newest story, so that an unchanged feed has the same bytes.
    updated: midnight(posts[0]?.publishedOn ?? '2025-01-01'),
  });
  for (const post of posts) {
    const address = at(to.story(post.slug));
    feed.addItem({
      id: address,
      link: address,
      title: inLanguage(post.title, language),
      description: inLanguage(post.summary, language),
      date: midnight(post.publishedOn),
      // RSS requires an email address for an author.
      ...(isAtom ? { author: [{ name: inLanguage(post.author, language) }] } : {}),
      category: post.tags.map((name) => ({ name })),
      ...(post.picture ? { image: { url: at(post.picture.url), type: 'image/webp' } } : {}),
    });
  }
  return new Response(isAtom ? feed.atom1() : feed.rss2(), {
    headers: { 'Content-Type': `application/${isAtom ? 'atom' : 'rss'}+xml; charset=utf-8`, 'Cache-Control': 'public' },
  });
}
