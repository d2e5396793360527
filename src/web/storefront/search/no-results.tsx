import { Link } from 'react-router';
import type { ProductCard } from '#modules/catalog/product-contract.ts';
import type { Facets } from '#modules/search/contract.ts';
import { useMessages } from '../../messages.tsx';
import { ProductRequestButton } from '../../support/product-request-button.tsx';
import { ActiveFilters } from '../listing/active-filters.tsx';
import { type ListingRequest, toSearchParams, withoutFilters } from '../listing/listing-request.ts';
import { ProductGrid } from '../listing/product-grid.tsx';
import { DidYouMean } from './did-you-mean.tsx';

interface NoResultsProps {
  search: ListingRequest;
  facets: Facets | undefined;
  didYouMean: string | undefined;
  isFiltered: boolean;
  /** Products to look at instead. */
  instead: readonly ProductCard[];
}

/** A search without results, and the ways on: another spelling, fewer filters, a request, a few products. */
export function NoResults({ search, facets, didYouMean, isFiltered, instead }: NoResultsProps) {
  const t = useMessages().search;
  const { clearFilters, instead: insteadTitle } = useMessages().listing;
  return (
    <div>
      <div className="max-w-column">
        <DidYouMean search={search} didYouMean={didYouMean} />
        <p className="text-muted">{isFiltered ? t.noneFiltered : t.noneHint}</p>
        <div className="mt-4">
          <ActiveFilters request={search} facets={facets} />
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          {isFiltered && (
            <Link to={`?${toSearchParams(withoutFilters(search))}`} preventScrollReset className="solid-button">
              {clearFilters}
            </Link>
          )}
          {search.q !== '' && <ProductRequestButton key={search.q} term={search.q} />}
        </div>
        {search.q !== '' && <p className="mt-3 text-muted text-sm">{t.requestHint}</p>}
      </div>
      {instead.length > 0 && (
        <section aria-labelledby="instead" className="mt-10">
          <h2 id="instead" className="mb-4 text-xl">
            {insteadTitle}
          </h2>
          <ProductGrid cards={instead} kind="wide" />
        </section>
      )}
    </div>
  );
}
