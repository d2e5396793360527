import { Form, Link, useNavigation } from 'react-router';
import { inLanguage } from '#shared/localized.ts';
import { apiContext } from '../api.ts';
import { RequestProduct } from '../components/support/request-product.tsx';
import { useCounted } from '../components/use-counted.ts';
import { languageOf, links } from '../links.ts';
import { messagesOf, useLanguage, useMessages } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import { useRootData } from '../settings.ts';
import type { Route } from './+types/search';
import { PieceList } from './piece-list.tsx';
import { GridSkeleton } from './product-grid.tsx';

/** A multiple of every number of columns. */
const pageSize = 60;
const longest = 120;

export const headers = () => ({ 'Cache-Control': 'public' });

export async function loader({ context, url }: Route.LoaderArgs) {
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, longest);
  const offset = Math.min(240, Math.max(0, Number.parseInt(url.searchParams.get('offset') ?? '', 10) || 0));
  if (q === '') return { q, cards: [], next: undefined };
  return { q, next: undefined, ...(await context.get(apiContext).search.searchCards({ q, limit: pageSize, offset })) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const language = languageOf(location.pathname);
  const t = messagesOf(language).search;
  const title = loaderData?.q ? t.results(loaderData.q) : t.title;
  return [
    ...pageMeta({ language, path: links(language).search(), title, description: t.metaDescription, settings: settingsOf(matches) }),
    ...(loaderData?.q ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
};

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { q, cards, next } = loaderData;
  const language = useLanguage();
  const t = useMessages().search;
  const navigation = useNavigation();
  const isSearching = navigation.location?.pathname === links(language).search();
  useCounted('search-empty', !isSearching && cards.length === 0 ? q : undefined, 2000);
  return (
    <div className="page pt-4 pb-20 sm:pt-6">
      <Link to={links(language).home()} className="-ml-1 inline-flex min-h-11 items-center gap-2 px-1 text-muted hover:text-ink">
        <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 fill-none stroke-current stroke-[1.6]">
          <path d="M17 10H3.5m5-5.5L3 10l5.5 5.5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        {t.back}
      </Link>
      <search className="mx-auto mt-4 block max-w-[46rem] sm:mt-8">
        <Form action={links(language).search()} method="get">
          <h1 className="text-center text-2xl sm:text-3xl">
            <label htmlFor="q">{t.label}</label>
          </h1>
          <div className="mt-5 flex border-ink border-b-2 focus-within:border-indigo">
            <input
              key={q}
              id="q"
              type="search"
              name="q"
              // biome-ignore lint/a11y/noAutofocus: the page is a search box, and one comes here to type
              autoFocus
              defaultValue={q}
              placeholder={t.placeholder}
              maxLength={longest}
              autoComplete="off"
              enterKeyHint="search"
              className="h-14 min-w-0 flex-1 bg-transparent px-1 text-lg outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
            />
            <button type="submit" className="target inline-flex items-center justify-center px-4 font-semibold text-indigo">
              <svg viewBox="0 0 20 20" aria-hidden="true" className="size-6 fill-none stroke-current stroke-[1.6] sm:hidden">
                <circle cx="8.6" cy="8.6" r="5.6" />
                <path d="M12.8 12.8L17.5 17.5" strokeLinecap="round" />
              </svg>
              <span className="max-sm:sr-only">{t.submit}</span>
            </button>
          </div>
        </Form>
      </search>
      {isSearching ? (
        <div className="mt-12">
          <GridSkeleton kind="search" count={12} />
        </div>
      ) : q === '' ? (
        <Onward title={t.start} />
      ) : cards.length > 0 ? (
        <section aria-labelledby="results" className="mt-12">
          <h2 id="results" className="mb-7 text-xl">
            {t.results(q)}
          </h2>
          <PieceList
            cards={cards}
            next={next}
            kind="search"
            eager={6}
            source={{ path: '/products/search', query: { q, limit: pageSize }, cursor: 'offset' }}
          />
        </section>
      ) : (
        <>
          <div className="mt-14 text-center">
            <p role="status" className="font-display text-2xl">
              {t.none} <span className="break-words text-muted">{t.noneFor(q)}</span>
            </p>
            <p className="mx-auto mt-3 max-w-[46ch] text-balance text-muted">{t.noneHint}</p>
            <div className="mt-6">
              <RequestProduct key={q} term={q} />
            </div>
          </div>
          <Onward title={t.browse} />
        </>
      )}
    </div>
  );
}

/** Categories and makers, for whoever has no word yet or found nothing. */
function Onward({ title }: { title: string }) {
  const language = useLanguage();
  const t = useMessages().search;
  const categories = useRootData()?.categories ?? [];
  return (
    <nav aria-label={title} className="mx-auto mt-14 max-w-[46rem]">
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-3 grid border-line border-t sm:grid-cols-2 sm:gap-x-10">
        {[
          ...categories.map((category) => ({ name: inLanguage(category.name, language), to: links(language).category(category.slug) })),
          { name: t.makers, to: links(language).makers() },
        ].map((way) => (
          <li key={way.to} className="border-line border-b">
            <Link to={way.to} className="flex min-h-13 items-center justify-between hover:text-indigo">
              {way.name}
              <span aria-hidden="true" className="text-muted">
                →
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
