import { type ReactNode, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Facets, SearchSort } from '#modules/search/contract.ts';
import { FilterIcon } from '#ui/icons.tsx';
import { call } from '../../browser-api.ts';
import { resultsFrame } from '../../components/page-skeleton.tsx';
import { useMessages } from '../../messages.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import { type ListingPage, pageSize } from './find-listing.ts';
import { ListingFilters } from './listing-filters.tsx';
import { apiQuery, countActive, flags, type ListingRequest, type ListingScope, toSearchParams } from './listing-request.ts';
import { fieldClass } from './price-fields.tsx';
import { ProductList } from './product-list.tsx';

const formId = 'filters';

interface ListingProps {
  /** The request of the address, from `parseListing`. */
  request: ListingRequest;
  /** The answer of the loader, from `findListing`. */
  found: ListingPage;
  /** The scope that `findListing` was given: its choices are not offered as filters. */
  scope?: ListingScope;
  /** Columns of the grid: 2 to 6 on `search`, 2 to 4 on `category`. */
  kind: 'search' | 'category';
  /** The address is changing, and these products are those of the old one. */
  isLeaving: boolean;
  /** Navigation above the filters, on phones above the list. */
  nav?: ReactNode;
  /** Shown above the products. */
  children?: ReactNode;
}

/**
 * Products with sorting, facets, the filters in use and the next pages while scrolling: one list for
 * categories, collections and search. All of it is in the address, and works without scripts. How to use it:
 *
 *     // in the loader
 *     const request = parseListing(url.searchParams);
 *     const scope = { subcategory: ['home-decor/lamps'] };
 *     const found = await findListing(context.get(apiContext), request, scope);
 *     // in the component
 *     const request = parseListing(new URLSearchParams(useLocation().search));
 *     <ListingTitle title={name} total={found.total} totalIsExact={found.totalIsExact}
 *       isLeaving={isLeaving} />
 *     {found.total > 0
 *       ? <Listing kind="category" request={request} found={found} scope={scope} isLeaving={isLeaving} />
 *       : <NoMatches request={request} found={found} title={…} />}
 *
 * Parameters that name the page, such as `sub` of a category, go to `parseListing` as its second argument.
 */
export function Listing({ request, found, scope = {}, kind, isLeaving, nav, children }: ListingProps) {
  const t = useMessages().listing;
  const [isOpen, setOpen] = useState(false);
  const { cards, next, facets, total, totalIsExact } = found;
  return (
    <div className={`${resultsFrame} max-lg:flex max-lg:flex-col`}>
      <div className="contents lg:block lg:space-y-8">
        {nav}
        {/* Without scripts a phone has the filters below the products. */}
        <aside
          id="all-filters"
          aria-label={t.filters}
          className="max-lg:order-last max-lg:mt-12 max-lg:hidden max-lg:[@media(scripting:none)]:block lg:-mt-2"
        >
          <Suspense>
            <ListingFilters request={request} scope={scope} facets={facets} formId={formId} />
          </Suspense>
        </aside>
      </div>
      <div className={`min-w-0 ${nav ? 'max-lg:mt-4' : ''}`}>
        {children}
        <Toolbar request={request} facets={facets} ownOrder={scope.collection ? t.ownOrder : t.featured} onOpen={() => setOpen(true)} />
        <section aria-labelledby="pieces" aria-busy={isLeaving} className={isLeaving ? 'opacity-50 transition-opacity delay-150' : ''}>
          <h2 id="pieces" className="sr-only">
            {t.pieces}
          </h2>
          <ProductList
            cards={cards}
            next={next}
            kind={kind}
            eager={2}
            cursor="offset"
            loadPage={(offset, options) =>
              call('search.searchCards', { ...apiQuery(request, scope), limit: pageSize, offset: Number(offset) }, options)
            }
          />
        </section>
      </div>
      {isOpen && (
        <FilterDrawer total={total} totalIsExact={totalIsExact} onClose={() => setOpen(false)}>
          <ListingFilters request={request} scope={scope} facets={facets} />
        </FilterDrawer>
      )}
    </div>
  );
}

const openerClass =
  'h-11 cursor-pointer items-center justify-center gap-2 rounded-sm border border-line-strong bg-raised px-4 font-semibold lg:hidden';

interface ToolbarProps {
  request: ListingRequest;
  facets: Facets | undefined;
  /** Label of the order of a list without words. */
  ownOrder: string;
  onOpen: () => void;
}

/**
 * On phones the button of the filters, the order and the commonest filters; everywhere the filters in use.
 */
function Toolbar({ request, facets, ownOrder, onOpen }: ToolbarProps) {
  const { listing: t, search } = useMessages();
  const navigate = useNavigate();
  const active = countActive(request);
  // The form may not be hydrated yet.
  const go = (sort: SearchSort) => void navigate(`?${toSearchParams({ ...request, sort })}`, { preventScrollReset: true });
  const label = (
    <>
      <FilterIcon className="size-5" />
      {t.filters}
      {active > 0 && (
        <span className="rounded-sm bg-turmeric px-1.5 text-on-turmeric text-sm">
          <span aria-hidden="true">{active}</span>
          <span className="sr-only">{t.filtersActive(active)}</span>
        </span>
      )}
    </>
  );
  return (
    <div className="mb-5 space-y-3 lg:mb-6 lg:flex lg:min-h-11 lg:flex-row-reverse lg:items-start lg:justify-between lg:gap-6 lg:space-y-0">
      <div className="flex items-center gap-3">
        <button type="button" data-needs-script aria-haspopup="dialog" onClick={onOpen} className={`inline-flex ${openerClass}`}>
          {label}
        </button>
        <a href="#all-filters" className={`hidden [@media(scripting:none)]:max-lg:inline-flex ${openerClass}`}>
          {label}
        </a>
        <label className="flex min-w-0 flex-1 items-center gap-3 text-sm lg:flex-none">
          <span className="whitespace-nowrap text-muted max-lg:sr-only">{t.sort}</span>
          <select
            key={request.sort}
            name="sort"
            form={formId}
            defaultValue={request.sort}
            onChange={(event) => go(event.currentTarget.value as SearchSort)}
            className={fieldClass}
          >
            {Object.entries(search.sorts).map(([value, words]) => (
              <option key={value} value={value}>
                {value === 'relevance' && request.q === '' ? ownOrder : words}
              </option>
            ))}
          </select>
        </label>
      </div>
      <QuickFilters request={request} facets={facets} />
      <ActiveFilters request={request} facets={facets} />
    </div>
  );
}

/** The three filters shown as chips on phones; the others are in the drawer. */
function QuickFilters({ request, facets }: { request: ListingRequest; facets: Facets | undefined }) {
  const t = useMessages().search;
  const offered = flags.filter((flag) => !request.flags[flag] && (facets?.[flag] ?? 0) > 0);
  if (offered.length === 0) return null;
  return (
    <ul aria-label={t.quickFilters} className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) [scrollbar-width:none] lg:hidden">
      {offered.map((flag) => (
        <li key={flag} className="shrink-0">
          <Link
            to={`?${toSearchParams({ ...request, flags: { ...request.flags, [flag]: true } })}`}
            rel="nofollow"
            preventScrollReset
            className="inline-flex min-h-10 items-center gap-2 rounded-sm border border-line bg-raised px-3 text-sm"
          >
            {t.flags[flag]}
            <span className="text-muted tabular-nums">{facets?.[flag]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
