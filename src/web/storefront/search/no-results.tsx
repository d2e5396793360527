import { Link } from 'react-router';
import type { Facets } from '#modules/search/contract.ts';
import { useMessages } from '../../messages.tsx';
import { ProductRequestButton } from '../../support/product-request-button.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { DidYouMean } from './did-you-mean.tsx';
import { type SearchRequest, withoutFilters } from './search-params.ts';

interface NoResultsProps {
  asked: SearchRequest;
  facets: Facets | undefined;
  didYouMean: string | undefined;
  isFiltered: boolean;
}

/** What to do where nothing was found: loosen the filters, write it otherwise, or ask for it. */
export function NoResults({ asked, facets, didYouMean, isFiltered }: NoResultsProps) {
  const t = useMessages().search;
  const { clearFilters } = useMessages().listing;
  return (
    <div className="max-w-column">
      <DidYouMean asked={asked} didYouMean={didYouMean} />
      <p className="text-muted">{isFiltered ? t.noneFiltered : t.noneHint}</p>
      <div className="mt-4">
        <ActiveFilters asked={asked} facets={facets} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {isFiltered && (
          <Link to={`?${withoutFilters(asked)}`} preventScrollReset className="solid-button">
            {clearFilters}
          </Link>
        )}
        {asked.q !== '' && <ProductRequestButton key={asked.q} term={asked.q} />}
      </div>
      {asked.q !== '' && <p className="mt-3 text-muted text-sm">{t.requestHint}</p>}
    </div>
  );
}
