import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { ProductCard } from '#modules/catalog/contract.ts';
import type { Facets } from '#modules/search/contract.ts';
import { FilterIcon } from '#ui/icons.tsx';
import { call } from '../../browser-api.ts';
import { resultsFrame } from '../../components/page-skeleton.tsx';
import { useMessages } from '../../messages.tsx';
import { fieldClass } from '../listing/price-fields.tsx';
import { ProductList } from '../listing/product-list.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { DidYouMean } from './did-you-mean.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import { SearchFilters } from './search-filters.tsx';
import { apiQuery, countActive, flags, type SearchRequest, toSearchParams } from './search-params.ts';

/** A multiple of each column count of the grid. */
export const pageSize = 24;
const formId = 'filters';

export interface SearchMatches {
  cards: ProductCard[];
  next?: number | undefined;
  total: number;
  totalIsExact: boolean;
  didYouMean?: string | undefined;
  facets?: Facets | undefined;
}

/** Results and filters: a side bar on desktops, chips and a drawer on phones. */
export function SearchResults({ search, found, isLeaving }: { search: SearchRequest; found: SearchMatches; isLeaving: boolean }) {
  const t = useMessages().search;
  const { filters, filtersActive, pieces: heading, sort } = useMessages().listing;
  const [isOpen, setOpen] = useState(false);
  const { cards, next, facets, total, totalIsExact, didYouMean } = found;
  const active = countActive(search);
  return (
    <div className={resultsFrame}>
      <aside aria-label={filters} className="max-lg:hidden max-lg:[@media(scripting:none)]:block lg:-mt-2">
        <Suspense>
          <SearchFilters search={search} facets={facets} formId={formId} />
        </Suspense>
      </aside>
      <div className="min-w-0">
        <DidYouMean search={search} didYouMean={didYouMean} />
        <div className="mb-6 space-y-3 lg:flex lg:min-h-11 lg:flex-row-reverse lg:items-start lg:justify-between lg:gap-6 lg:space-y-0">
          <div className="flex items-center gap-3">
            <button
              type="button"
              data-needs-script
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
              className="inline-flex h-11 flex-1 cursor-pointer items-center justify-center gap-2 rounded-sm border border-line-strong bg-raised px-4 font-semibold lg:hidden"
            >
              <FilterIcon className="size-5" />
              {filters}
              {active > 0 && (
                <span className="rounded-sm bg-turmeric px-1.5 text-on-turmeric text-sm">
                  <span aria-hidden="true">{active}</span>
                  <span className="sr-only">{filtersActive(active)}</span>
                </span>
              )}
            </button>
            <label className="flex flex-1 items-center gap-3 text-sm lg:flex-none">
              <span className="whitespace-nowrap text-muted max-lg:sr-only">{sort}</span>
              <select
                key={search.sort}
                name="sort"
                form={formId}
                defaultValue={search.sort}
                onChange={(event) => event.currentTarget.form?.requestSubmit()}
                className={fieldClass}
              >
                {Object.entries(t.sorts).map(([value, words]) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <QuickFilters search={search} facets={facets} />
          <ActiveFilters search={search} facets={facets} />
        </div>
        <section aria-labelledby="pieces" aria-busy={isLeaving} className={isLeaving ? 'opacity-50 transition-opacity delay-150' : ''}>
          <h2 id="pieces" className="sr-only">
            {heading}
          </h2>
          <ProductList
            cards={cards}
            next={next}
            kind="search"
            eager={2}
            cursor="offset"
            loadPage={(offset, options) =>
              call('search.searchCards', { ...apiQuery(search), limit: pageSize, offset: Number(offset) }, options)
            }
          />
        </section>
      </div>
      {isOpen && (
        <FilterDrawer total={total} totalIsExact={totalIsExact} onClose={() => setOpen(false)}>
          <SearchFilters search={search} facets={facets} />
        </FilterDrawer>
      )}
    </div>
  );
}

/** The three filters shown as chips on phones; the others are in the drawer. */
function QuickFilters({ search, facets }: { search: SearchRequest; facets: Facets | undefined }) {
  const t = useMessages().search;
  const offered = flags.filter((flag) => !search.flags[flag] && (facets?.[flag] ?? 0) > 0);
  if (offered.length === 0) return null;
  return (
    <ul aria-label={t.quickFilters} className="-mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] lg:hidden">
      {offered.map((flag) => (
        <li key={flag} className="shrink-0">
          <Link
            to={`?${toSearchParams({ ...search, flags: { ...search.flags, [flag]: true } })}`}
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
