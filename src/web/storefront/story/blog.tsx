import { Link } from 'react-router';
import { apiContext } from '../../api.ts';
import { languageOf, links } from '../../links.ts';
import { messagesOf, useLanguage, useMessages } from '../../messages.tsx';
import { pageMeta, settingsOf } from '../../seo.ts';
import { brandIn } from '../../settings.ts';
import type { Route } from './+types/blog';
import { feedLinks } from './feed-links.ts';
import { StoryCard } from './story-card.tsx';
import { topicName } from './topics.ts';

export const headers = () => ({ 'Cache-Control': 'public' });

/** One large story and rows of three. */
const pageSize = 13;

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const tag = url.searchParams.get('topic')?.slice(0, 60) || undefined;
  const after = url.searchParams.get('after')?.slice(0, 300) || undefined;
  const list = (from: string | undefined) => api.content.listPosts({ tag, after: from, limit: pageSize });
  // An invalid cursor starts the list from its beginning.
  const { posts, next } = await list(after).catch((error: { code?: unknown }) => {
    if (after === undefined || error.code !== 'INVALID_INPUT') throw error;
    return list(undefined);
  });
  return { posts, next, tag, isLater: after !== undefined };
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  if (!loaderData) return [];
  const language = languageOf(location.pathname);
  const t = messagesOf(language).content.blog;
  const { tag, posts, isLater } = loaderData;
  const settings = settingsOf(matches);
  return [
    ...pageMeta({
      language,
      path: links(language).blog(tag),
      title: tag === undefined ? t.title : t.tagged(topicName(tag, t.topics)),
      description: t.metaDescription,
      image: posts[0]?.picture?.url,
      settings,
    }),
    ...feedLinks(language, t.feed(brandIn(settings, language))),
    ...(posts.length === 0 || isLater ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
};

export default function Blog({ loaderData: { posts, next, tag, isLater } }: Route.ComponentProps) {
  const language = useLanguage();
  const t = useMessages().content.blog;
  const to = links(language);
  const [first, ...others] = posts;
  const isFront = tag === undefined && !isLater;
  const inRows = isFront ? others : posts;
  return (
    <div className="page lg:pt-6">
      <header className="flex flex-wrap items-end justify-between gap-x-16 gap-y-4">
        <div>
          <h1 className={tag === undefined ? 'max-w-[9.2em] text-4xl' : 'text-3xl'}>
            {tag === undefined ? t.title : t.tagged(topicName(tag, t.topics))}
          </h1>
          {isFront && <p className="mt-4 max-w-form text-lg text-muted">{t.intro}</p>}
        </div>
        {isFront ? (
          <a href={to.storyFeed()} className="quiet-link inline-flex min-h-11 items-center text-muted text-sm">
            {t.subscribe}
          </a>
        ) : (
          <Link to={to.blog()} className="text-link inline-flex min-h-11 items-center">
            {tag === undefined ? t.newest : t.all}
          </Link>
        )}
      </header>
      {posts.length === 0 && (
        <p className="mt-12 max-w-[52ch] text-lg">
          {tag === undefined ? t.none : t.noneTagged}{' '}
          <Link to={to.makers()} className="text-link">
            {t.makers}
          </Link>
        </p>
      )}
      {isFront && first && (
        <div className="mt-10 border-turmeric border-t-2 pt-8 lg:mt-14 lg:pt-12">
          <StoryCard post={first} large />
        </div>
      )}
      {inRows.length > 0 && (
        <ul
          className={`grid gap-x-10 gap-y-14 sm:grid-cols-2 lg:grid-cols-3 ${isFront ? 'mt-16 border-line border-t pt-12 lg:mt-20' : 'mt-12'}`}
        >
          {inRows.map((post) => (
            <li key={post._id}>
              <StoryCard post={post} />
            </li>
          ))}
        </ul>
      )}
      {next && (
        <nav aria-label={t.pages} className="mt-16">
          <Link to={to.blog(tag, next)} className="line-button">
            {t.older}
          </Link>
        </nav>
      )}
    </div>
  );
}
