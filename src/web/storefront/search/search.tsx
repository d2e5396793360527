import { useMemo, useSyncExternalStore } from 'react';
import { data, Link, useLocation, useNavigation, useNavigationType } from 'react-router';
import type { FacetValue } from '#modules/search/contract.ts';
import { useTrack } from '../../analytics/use-track.ts';
import { type Api, apiContext } from '../../api.ts';
import { ResultsSkeleton } from '../../components/page-skeleton.tsx';
import { languageOf, links } from '../../links.ts';
import { messagesOf, useLanguage, useMessages } from '../../messages.tsx';
import { pageMeta, settingsOf } from '../../seo.ts';
import { useDelayed } from '../../shell/pending-route.tsx';
import type { Route } from './+types/search';
import { NoResults } from './no-results.tsx';
import { RecentList } from './recent-list.tsx';
import { SearchBox } from './search-box.tsx';
import { SearchHeader } from './search-header.tsx';
import { apiQuery, countActive, parseSearch, type SearchRequest, toSearchParams } from './search-params.ts';
import { pageSize, type SearchMatches, SearchResults } from './search-results.tsx';
import { StartingPoints } from './starting-points.tsx';
import { useSearchTyping } from './use-search-typing.ts';

/** Crafts offered before a search. */
const maxCrafts = 10;

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** `found` is undefined without a term or filter, and after a failure. */
interface SearchData {
  found?: SearchMatches;
  crafts: FacetValue[];
  failed: boolean;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { search } = context.get(apiContext);
  const requested = parseSearch(url.searchParams);
  try {
    const answer: SearchData = { crafts: [], failed: false };
    if (requested.q !== '' || countActive(requested) > 0) {
      const find = (request: SearchRequest) =>
        search.searchCards({ ...apiQuery(request), limit: pageSize, offset: requested.offset, facets: 'true' });
      answer.found = await find(requested).catch((error: { code?: unknown }) => {
        // Ignores amounts in a currency without a rate.
        if (error.code === 'CURRENCY_NOT_FOUND') return find({ ...requested, min: '', max: '' });
        throw error;
      });
    }
    if (!answer.found || answer.found.total === 0) answer.crafts = await listCrafts(search);
    return data(answer, { headers: { 'Cache-Control': 'public' } });
  } catch {
    return data<SearchData>({ crafts: [], failed: true }, { headers: { 'Cache-Control': 'no-store' } });
  }
}

/** The techniques with the most products in stock. */
async function listCrafts(search: Api['search']): Promise<FacetValue[]> {
  const { facets } = await search.searchCards({ inStock: 'true', facets: 'true', limit: 1 });
  return facets?.technique.slice(0, maxCrafts) ?? [];
}

/** A failed request leaves the typed text in place and can be repeated. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<SearchData> {
  try {
    return await serverLoader();
  } catch (error) {
    if (request.signal.aborted) throw error;
    return { crafts: [], failed: true };
  }
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const { q } = parseSearch(new URLSearchParams(location.search));
  const t = messagesOf(language).search;
  const title = q ? t.results(q) : t.title;
  return [
    ...pageMeta({ language, path: links(language).search(), title, description: t.metaDescription, settings: settingsOf(matches) }),
    ...(location.search ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
};

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { found, crafts, failed } = loaderData as SearchData;
  const language = useLanguage();
  const t = useMessages().search;
  const { search } = useLocation();
  const current = useMemo(() => parseSearch(new URLSearchParams(search)), [search]);
  const typing = useSearchTyping(current);
  const isComingBack = useIsBackNavigation();
  const { location: to } = useNavigation();
  const next = to?.pathname === links(language).search() ? parseSearch(new URLSearchParams(to.search)) : undefined;
  const hasResults = found !== undefined && found.total > 0;
  // A fast answer needs no skeleton.
  const isLate = useDelayed(next && toSearchParams(next).toString()) !== undefined;
  const pending = isLate ? next : undefined;
  const isStart = pending ? toSearchParams(pending).size === 0 : !found && !failed;
  const isSearching = pending !== undefined && !hasResults;
  const request = (isSearching ? pending : current).q;
  useTrack('search-empty', next === undefined && found?.total === 0 ? current.q : undefined, 2000);
  return (
    <>
      <SearchHeader>
        <SearchBox term={current.q} others={toSearchParams({ ...current, q: '' })} takesFocus={!(isComingBack && hasResults)} {...typing} />
      </SearchHeader>
      <div className="page-wide pt-6 pb-20 sm:pt-9">
        <div role="status" aria-busy={next !== undefined} className={isStart ? 'mx-auto max-w-column' : 'mb-6'}>
          <h1 className="break-words text-2xl sm:text-3xl">
            {isStart
              ? t.question
              : isSearching
                ? t.searching(request)
                : failed
                  ? t.failed
                  : !hasResults
                    ? `${t.none} ${request === '' ? '' : t.noneFor(request)}`
                    : request === ''
                      ? t.filtered
                      : t.results(request)}
          </h1>
          {!isStart && !isSearching && hasResults && <p className="mt-1 text-muted">{t.count(found.total, found.totalIsExact)}</p>}
        </div>
        {isStart ? (
          <div className="mx-auto mt-6 max-w-column">
            <RecentList />
            <StartingPoints title={t.categories} crafts={crafts} />
          </div>
        ) : isSearching ? (
          <ResultsSkeleton />
        ) : failed ? (
          <SearchFailed />
        ) : hasResults ? (
          <SearchResults search={current} found={found} isLeaving={next !== undefined} />
        ) : (
          <>
            <NoResults search={current} facets={found?.facets} didYouMean={found?.didYouMean} isFiltered={countActive(current) > 0} />
            <div className="max-w-column">
              <StartingPoints title={t.browse} crafts={crafts} />
            </div>
          </>
        )}
      </div>
    </>
  );
}

/** Links to the same address: repeats the search with scripts, the page without. */
function SearchFailed() {
  const { pathname, search } = useLocation();
  const { failedHint } = useMessages().search;
  const { retry } = useMessages().listing;
  return (
    <>
      <p className="text-muted">{failedHint}</p>
      <Link to={pathname + search} replace preventScrollReset className="mt-6 solid-button">
        {retry}
      </Link>
    </>
  );
}

const subscribeNever = () => () => {};

/**
 * Whether the page was reached by going back, where focusing the field would cover the results with a phone's
 * keyboard.
 */
function useIsBackNavigation(): boolean {
  const isFresh = useSyncExternalStore(
    subscribeNever,
    () => false,
    () => true,
  );
  return useNavigationType() === 'POP' && !isFresh;
}
