import { useId, useState } from 'react';
import { Link } from 'react-router';
import { inLanguage } from '#shared/localized.ts';
import { SearchIcon } from '#ui/icons.tsx';
import { apiContext } from '../../api.ts';
import { languageOf, links } from '../../links.ts';
import { messagesOf, useLanguage, useMessages } from '../../messages.tsx';
import { pageMeta, settingsOf } from '../../seo.ts';
import { brandIn, useRootData } from '../../settings.ts';
import type { Route } from './+types/faqs';
import { faqJsonLd } from './faq-json-ld.ts';
import { findQuestions } from './find-rules.ts';
import { Question } from './question.tsx';
import { useLinkedQuestion } from './use-linked-question.ts';

export const headers = () => ({ 'Cache-Control': 'public' });

const maxQueryLength = 80;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { groups } = await context.get(apiContext).content.listFaqs();
  return { groups, asked: url.searchParams.get('q')?.trim().slice(0, maxQueryLength) ?? '' };
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  if (!loaderData) return [];
  const language = languageOf(location.pathname);
  const t = messagesOf(language).content.faqs;
  const settings = settingsOf(matches);
  return [
    ...pageMeta({
      language,
      path: links(language).faqs(),
      title: t.title,
      description: t.metaDescription(brandIn(settings, language)),
      settings,
    }),
    ...(loaderData.asked === '' ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ...(loaderData.groups.length > 0 ? [{ 'script:ld+json': faqJsonLd(loaderData.groups, language) }] : []),
  ];
};

/** Questions in groups. The search field filters while typing; without scripts the form asks the server. */
export default function Faqs({ loaderData: { groups, asked } }: Route.ComponentProps) {
  const language = useLanguage();
  const t = useMessages().content.faqs;
  const to = links(language);
  const id = useId();
  const [query, setQuery] = useState(asked);
  useLinkedQuestion(() => setQuery(''));
  const found = findQuestions(groups, query, language);
  const isSearching = query.trim() !== '';
  const support = useRootData()?.settings.supportEmail;
  const count = found.reduce((sum, group) => sum + group.entries.length, 0);
  return (
    <div className="page lg:pt-6">
      <h1 className="text-3xl lg:text-4xl">{t.title}</h1>
      <p className="mt-4 text-lg text-muted">{t.intro}</p>
      <search className="mt-8 block max-w-form">
        <form action={to.faqs()} method="get" onSubmit={(event) => event.preventDefault()}>
          <label htmlFor={id} className="font-semibold">
            {t.search}
          </label>
          <div className="mt-2 flex items-center gap-3 rounded-sm border border-line-strong bg-raised pl-4 focus-within:border-indigo focus-within:outline-2 focus-within:outline-indigo">
            <SearchIcon className="size-5 text-muted" />
            <input
              id={id}
              type="search"
              name="q"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              maxLength={maxQueryLength}
              autoComplete="off"
              enterKeyHint="search"
              className="h-13 min-w-0 flex-1 bg-transparent pr-4 text-lg outline-none"
            />
            <noscript>
              <button type="submit" className="target px-4 font-semibold text-indigo">
                {t.submit}
              </button>
            </noscript>
          </div>
        </form>
        <p role="status" className="mt-2 min-h-7 text-muted text-sm">
          {isSearching && count > 0 ? t.found(count) : ''}
        </p>
      </search>
      <div className="mt-4 grid gap-x-16 lg:mt-8 lg:grid-cols-[1fr_3fr]">
        <nav aria-label={t.groups} className={isSearching ? 'max-lg:hidden lg:invisible' : 'mb-8 print:hidden'}>
          <ul className="gap-x-6 sm:max-lg:columns-2 lg:sticky lg:top-28">
            {groups.map((group) => (
              <li key={group.slug}>
                <a href={`#topic-${group.slug}`} className="quiet-link inline-flex min-h-11 items-center">
                  {inLanguage(group.title, language)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0 space-y-14">
          {found.map((group) => (
            <section key={group.slug} aria-labelledby={`topic-${group.slug}`}>
              <h2 id={`topic-${group.slug}`} className="scroll-mt-28 border-turmeric border-b-2 pb-3 text-2xl">
                {inLanguage(group.title, language)}
              </h2>
              {group.entries.map((entry) => (
                <Question key={entry.slug} entry={entry} open={isSearching} />
              ))}
            </section>
          ))}
          {count === 0 && (
            <div className="py-6">
              <p role="status" className="text-lg">
                {isSearching ? t.none : t.empty}
              </p>
              {isSearching && (
                <Link
                  to={to.faqs()}
                  onClick={() => setQuery('')}
                  className="text-link mt-2 inline-flex min-h-11 items-center font-semibold"
                >
                  {t.clear}
                </Link>
              )}
            </div>
          )}
          <section aria-labelledby="still" className="rounded-sm bg-sunk px-6 py-8 lg:px-10">
            <h2 id="still" className="text-xl">
              {t.still}
            </h2>
            <p className="mt-2 max-w-[44ch]">{t.stillText}</p>
            <p className="mt-4 flex flex-wrap gap-x-8">
              <Link to={to.contact()} className="text-link inline-flex min-h-11 items-center font-semibold">
                {t.contact}
              </Link>
              {support && (
                <a href={`mailto:${support}`} className="text-link inline-flex min-h-11 items-center">
                  {support}
                </a>
              )}
            </p>
          </section>
        </div>
      </div>
    </div>
  );
}
