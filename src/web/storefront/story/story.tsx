import { Link } from 'react-router';
import { inLanguage } from '#shared/localized.ts';
import { apiContext } from '../../api.ts';
import { Buds } from '../../brand/buds.tsx';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { Picture } from '../../components/picture.tsx';
import { Prose } from '../../components/prose.tsx';
import { languageOf, links } from '../../links.ts';
import { messagesOf, useLanguage, useMessages } from '../../messages.tsx';
import { pageMeta, settingsOf } from '../../seo.ts';
import { brandIn } from '../../settings.ts';
import { ProductGrid } from '../listing/product-grid.tsx';
import { breadcrumbJsonLd } from '../product/json-ld.ts';
import type { Route } from './+types/story';
import { Byline } from './byline.tsx';
import { feedLinks } from './feed-links.ts';
import { Neighbours } from './neighbours.tsx';
import { ShareLinks } from './share-links.tsx';
import { storyJsonLd } from './story-json-ld.ts';
import { StoryMakers } from './story-makers.tsx';
import { topicName } from './topics.ts';

export const headers = () => ({ 'Cache-Control': 'public' });

export const loader = ({ context, params }: Route.LoaderArgs) => context.get(apiContext).content.getPost({ slug: params.slug });

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  if (!loaderData) return [];
  const { post } = loaderData;
  const language = languageOf(location.pathname);
  const { content, shell } = messagesOf(language);
  const to = links(language);
  const settings = settingsOf(matches);
  const title = inLanguage(post.title, language);
  const way = [
    { name: shell.breadcrumbs.home, to: to.home() },
    { name: content.blog.title, to: to.blog() },
    { name: title, to: to.story(post.slug) },
  ];
  return [
    ...pageMeta({
      language,
      path: to.story(post.slug),
      title,
      description: inLanguage(post.summary, language),
      image: post.picture?.url,
      type: 'article',
      settings,
    }),
    { property: 'article:published_time', content: post.publishedOn },
    ...feedLinks(language, content.blog.feed(brandIn(settings, language))),
    ...(settings
      ? [{ 'script:ld+json': storyJsonLd(post, language, settings) }, { 'script:ld+json': breadcrumbJsonLd(way, settings.publicUrl) }]
      : []),
  ];
};

export default function Story({ loaderData: { post, makers, cards, newer, older } }: Route.ComponentProps) {
  const language = useLanguage();
  const t = useMessages().content.blog;
  const to = links(language);
  const title = inLanguage(post.title, language);
  return (
    <div className="page">
      <Breadcrumbs steps={[{ name: t.title, to: to.blog() }, { name: title }]} hideLast />
      <article className="mt-6 lg:mt-10">
        <header className="grid items-center gap-x-20 gap-y-8 border-line border-b pb-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pb-14">
          <div>
            <h1 className="text-4xl">{title}</h1>
            <p className="mt-5 max-w-form text-lg text-muted lg:mt-7 lg:text-xl lg:leading-relaxed">{inLanguage(post.summary, language)}</p>
            <Byline post={post} className="mt-5 lg:mt-7" />
          </div>
          {post.picture && (
            <Picture
              picture={post.picture}
              sizes="(min-width: 84rem) 30rem, (min-width: 64rem) 37vw, 92vw"
              priority
              className="aspect-[4/3] w-full rounded-sm lg:aspect-square print:hidden"
            />
          )}
        </header>
        <div className="mt-10 grid gap-x-20 gap-y-12 lg:mt-14 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
          <div>
            <Prose
              html={inLanguage(post.html, language)}
              className="max-w-[31em] leading-[1.75] lg:text-lg lg:leading-[1.75] [&>p:first-child]:text-[1.2em] [&>p:first-child]:leading-[1.6]"
            />
            <Buds className="mt-10" />
            <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-line border-t pt-4 print:hidden">
              {post.tags.length > 0 && (
                <ul aria-label={t.tags} className="-mx-2 flex flex-wrap">
                  {post.tags.map((tag) => (
                    <li key={tag}>
                      <Link to={to.blog(tag)} className="quiet-link inline-flex min-h-11 items-center px-2 text-madder">
                        {topicName(tag, t.topics)}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
              <ShareLinks path={to.story(post.slug)} title={title} />
            </div>
          </div>
          <StoryMakers makers={makers} />
        </div>
      </article>
      {cards.length > 0 && (
        <section aria-labelledby="pieces" className="mt-16 border-line border-t pt-10 lg:mt-24 print:hidden">
          <h2 id="pieces" className="mb-8 text-2xl">
            {t.pieces}
          </h2>
          <ProductGrid cards={cards} kind="wide" />
        </section>
      )}
      <Neighbours newer={newer} older={older} />
    </div>
  );
}
