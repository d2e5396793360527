import { type ComponentProps, useMemo, useSyncExternalStore } from 'react';
import { data, Link, useLocation, useNavigation, useNavigationType } from 'react-router';
import type { FacetValue } from '#modules/search/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { useTrack } from '../../analytics/use-track.ts';
import { type Api, apiContext } from '../../api.ts';
import { ResultsSkeleton } from '../../components/page-skeleton.tsx';
import { languageOf, links } from '../../links.ts';
import { messagesOf, useLanguage, useMessages } from '../../messages.tsx';
import { pageMeta, settingsOf } from '../../seo.ts';
import { useRootData } from '../../settings.ts';
import { useDelayed } from '../../shell/pending-route.tsx';
import { findListing, type ListingPage } from '../listing/find-listing.ts';
import { Listing } from '../listing/listing.tsx';
import { countActive, parseListing, toSearchParams } from '../listing/listing-request.ts';
import { ListingTitle } from '../listing/listing-title.tsx';
import { NoMatches } from '../listing/no-matches.tsx';
import type { Route } from './+types/search';
import { DidYouMean } from './did-you-mean.tsx';
import { LiteralLink } from './literal-link.tsx';
import { NoResults } from './no-results.tsx';
import { RecentList } from './recent-list.tsx';
import { RelaxedNote } from './relaxed-note.tsx';
import { SearchBox } from './search-box.tsx';
import { SearchHeader } from './search-header.tsx';
import { StartingPoints } from './starting-points.tsx';
import { UnderstoodChips } from './understood-chips.tsx';
import { useSearchTyping } from './use-search-typing.ts';

/** Crafts offered where a search found nothing. */
const maxCrafts = 10;

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** `found` is undefined after a failure. */
interface SearchData {
  found?: ListingPage;
  crafts: FacetValue[];
  failed: boolean;
}

/** Without a term this is the list of all products. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const request = parseListing(url.searchParams);
  try {
    const found = await findListing(api, request);
    const crafts = found.total === 0 && request.q !== '' ? await listCrafts(api.search) : [];
    return data<SearchData>({ found, crafts, failed: false }, { headers: { 'Cache-Control': 'public' } });
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
  const { q } = parseListing(new URLSearchParams(location.search));
  const t = messagesOf(language).search;
  const title = q ? t.results(q) : t.all;
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
  const current = useMemo(() => parseListing(new URLSearchParams(search)), [search]);
  const typing = useSearchTyping(current);
  const { location: to } = useNavigation();
  const next = to?.pathname === links(language).search() ? parseListing(new URLSearchParams(to.search)) : undefined;
  const hasResults = found !== undefined && found.total > 0;
  // A fast answer needs no skeleton.
  const isLate = useDelayed(next && toSearchParams(next).toString()) !== undefined;
  const pending = isLate ? next : undefined;
  // The products of the whole shop do not stand in for those of a term, nor the other way round.
  const isSearching = pending !== undefined && (!hasResults || (pending.q === '') !== (current.q === ''));
  const { q } = isSearching ? pending : current;
  const isFiltered = countActive(current) > 0;
  const isStart = !isSearching && q === '' && !isFiltered && !failed;
  useTrack('search-empty', next === undefined && found?.total === 0 ? current.q : undefined, 2000);
  const title = isSearching
    ? t.searching(q)
    : failed
      ? t.failed
      : !hasResults
        ? `${t.none} ${q === '' ? '' : t.noneFor(q)}`
        : q === ''
          ? isFiltered
            ? t.filtered
            : t.all
          : t.results(q);
  return (
    <>
      <SearchHeader>
        <SearchField term={current.q} others={toSearchParams({ ...current, q: '', literal: false })} hasResults={hasResults} {...typing} />
      </SearchHeader>
      <div className="page-wide pt-4 pb-20 sm:pt-6">
        {isStart && <RecentList />}
        <ListingTitle
          title={title}
          total={isSearching ? 0 : found?.total}
          totalIsExact={found?.totalIsExact}
          isLeaving={next !== undefined}
          className="mb-4 sm:mb-6"
        />
        {isStart && <CategoryChips />}
        {isSearching ? (
          <ResultsSkeleton />
        ) : failed || !found ? (
          <SearchFailed />
        ) : hasResults ? (
          <Listing kind="search" request={current} found={found} isLeaving={next !== undefined}>
            <DidYouMean search={current} didYouMean={found.didYouMean} />
            <UnderstoodChips search={current} understood={found.understood} />
            <RelaxedNote relaxed={found.relaxed} />
            <LiteralLink search={current} found={found} />
          </Listing>
        ) : q === '' ? (
          <NoMatches request={current} found={found} />
        ) : (
          <>
            <UnderstoodChips search={current} understood={found.understood} />
            <LiteralLink search={current} found={found} />
            <NoResults
              search={current}
              facets={found.facets}
              didYouMean={found.didYouMean}
              isFiltered={isFiltered}
              instead={found.instead ?? []}
            />
            <div className="max-w-column">
              <StartingPoints title={t.browse} crafts={crafts} />
            </div>
          </>
        )}
      </div>
    </>
  );
}

/**
 * The field of the search. It alone learns that the page is hydrated: a change of the whole page would
 * hydrate all of its parts at once.
 */
function SearchField({ hasResults, ...box }: Omit<ComponentProps<typeof SearchBox>, 'takesFocus'> & { hasResults: boolean }) {
  const isComingBack = useIsBackNavigation();
  return <SearchBox takesFocus={!(isComingBack && hasResults)} {...box} />;
}

/** The categories above all products, in one row. */
function CategoryChips() {
  const language = useLanguage();
  const { categories } = useMessages().search;
  return (
    <nav aria-label={categories} className="-mx-(--gutter) mb-5">
      <ul className="flex gap-2 overflow-x-auto px-(--gutter) [scrollbar-width:none]">
        {useRootData()?.categories.map(({ slug, name }) => (
          <li key={slug} className="shrink-0">
            <Link
              to={links(language).category(slug)}
              className="inline-flex min-h-11 items-center rounded-sm border border-line bg-raised px-4 text-sm transition-colors hover:border-indigo hover:text-indigo"
            >
              {inLanguage(name, language)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
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
