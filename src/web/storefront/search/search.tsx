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

/** Crafts that are offered to whoever has no word yet. */
const maxCrafts = 10;

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** `found` is undefined where there was nothing to look for, and where it `failed`. */
interface SearchData {
  found?: SearchMatches;
  crafts: FacetValue[];
  failed: boolean;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { search } = context.get(apiContext);
  const asked = parseSearch(url.searchParams);
  try {
    const answer: SearchData = { crafts: [], failed: false };
    if (asked.q !== '' || countActive(asked) > 0) {
      const find = (wanted: SearchRequest) =>
        search.searchCards({ ...apiQuery(wanted), limit: pageSize, offset: asked.offset, facets: 'true' });
      answer.found = await find(asked).catch((error: { code?: unknown }) => {
        // Amounts in a currency that nobody has a rate for say nothing.
        if (error.code === 'CURRENCY_NOT_FOUND') return find({ ...asked, min: '', max: '' });
        throw error;
      });
    }
    if (!answer.found || answer.found.total === 0) answer.crafts = await listCrafts(search);
    return data(answer, { headers: { 'Cache-Control': 'public' } });
  } catch {
    return data<SearchData>({ crafts: [], failed: true }, { headers: { 'Cache-Control': 'no-store' } });
  }
}

/** The techniques of most pieces that can be bought now. */
async function listCrafts(search: Api['search']): Promise<FacetValue[]> {
  const { facets } = await search.searchCards({ inStock: 'true', facets: 'true', limit: 1 });
  return facets?.technique.slice(0, maxCrafts) ?? [];
}

/** A page that did not arrive leaves what was typed where it is, and can be asked for again. */
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
  const asked = useMemo(() => parseSearch(new URLSearchParams(search)), [search]);
  const typing = useSearchTyping(asked);
  const isComingBack = useIsBackNavigation();
  const { location: to } = useNavigation();
  const next = to?.pathname === links(language).search() ? parseSearch(new URLSearchParams(to.search)) : undefined;
  const hasPieces = found !== undefined && found.total > 0;
  // An answer that comes at once needs no shape before it.
  const isLate = useDelayed(next && toSearchParams(next).toString()) !== undefined;
  const awaited = isLate ? next : undefined;
  const isStart = awaited ? toSearchParams(awaited).size === 0 : !found && !failed;
  const isSearching = awaited !== undefined && !hasPieces;
  const wanted = (isSearching ? awaited : asked).q;
  useTrack('search-empty', next === undefined && found?.total === 0 ? asked.q : undefined, 2000);
  return (
    <>
      <SearchHeader>
        <SearchBox term={asked.q} others={toSearchParams({ ...asked, q: '' })} takesFocus={!(isComingBack && hasPieces)} {...typing} />
      </SearchHeader>
      <div className="page-wide pt-6 pb-20 sm:pt-9">
        <div role="status" aria-busy={next !== undefined} className={isStart ? 'mx-auto max-w-column' : 'mb-6'}>
          <h1 className="break-words text-2xl sm:text-3xl">
            {isStart
              ? t.question
              : isSearching
                ? t.searching(wanted)
                : failed
                  ? t.failed
                  : !hasPieces
                    ? `${t.none} ${wanted === '' ? '' : t.noneFor(wanted)}`
                    : wanted === ''
                      ? t.filtered
                      : t.results(wanted)}
          </h1>
          {!isStart && !isSearching && hasPieces && <p className="mt-1 text-muted">{t.count(found.total, found.totalIsExact)}</p>}
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
        ) : hasPieces ? (
          <SearchResults asked={asked} found={found} isLeaving={next !== undefined} />
        ) : (
          <>
            <NoResults asked={asked} facets={found?.facets} didYouMean={found?.didYouMean} isFiltered={countActive(asked) > 0} />
            <div className="max-w-column">
              <StartingPoints title={t.browse} crafts={crafts} />
            </div>
          </>
        )}
      </div>
    </>
  );
}

/** The same address once more: with scripts the search is repeated in place, without them the page is. */
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

/** Whether the page is seen again on the way back: then one wants to see where one was, not the keyboard of a phone. */
function useIsBackNavigation(): boolean {
  const isFresh = useSyncExternalStore(
    subscribeNever,
    () => false,
    () => true,
  );
  return useNavigationType() === 'POP' && !isFresh;
}
