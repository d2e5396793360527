import { Link } from 'react-router';
import type { Facets } from '#modules/search/contract.ts';
import { useMessages } from '../../messages.tsx';
import { ProductRequestButton } from '../../support/product-request-button.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { DidYouMean } from './did-you-mean.tsx';
import { type SearchRequest, withoutFilters } from './search-params.ts';

interface NoResultsProps {
  search: SearchRequest;
  facets: Facets | undefined;
  didYouMean: string | undefined;
  isFiltered: boolean;
}

/** Suggestions for a search without results: another spelling, fewer filters, a product request. */
export function NoResults({ search, facets, didYouMean, isFiltered }: NoResultsProps) {
  const t = useMessages().search;
  const { clearFilters } = useMessages().listing;
  return (
    <div className="max-w-column">
      <DidYouMean search={search} didYouMean={didYouMean} />
      <p className="text-muted">{isFiltered ? t.noneFiltered : t.noneHint}</p>
      <div className="mt-4">
        <ActiveFilters search={search} facets={facets} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {isFiltered && (
          <Link to={`?${withoutFilters(search)}`} preventScrollReset className="solid-button">
            {clearFilters}
          </Link>
        )}
        {search.q !== '' && <ProductRequestButton key={search.q} term={search.q} />}
      </div>
      {search.q !== '' && <p className="mt-3 text-muted text-sm">{t.requestHint}</p>}
    </div>
  );
}
