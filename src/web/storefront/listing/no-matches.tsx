import { Link } from 'react-router';
import { inLanguage } from '#shared/localized.ts';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { useRootData } from '../../settings.ts';
import { ActiveFilters } from './active-filters.tsx';
import type { ListingPage } from './find-listing.ts';
import { countActive, type ListingRequest, toSearchParams, withoutFilters } from './listing-request.ts';
import { ProductGrid } from './product-grid.tsx';

interface NoMatchesProps {
  request: ListingRequest;
  found: ListingPage;
  /** Says that nothing was found; undefined where the page's title does. */
  title?: string;
  /** Slug of the category that the list belongs to, which is no way on. */
  except?: string;
}

/** A list without products, and the ways on: fewer filters, a few products, the categories. */
export function NoMatches({ request, found, title, except }: NoMatchesProps) {
  const language = useLanguage();
  const t = useMessages().listing;
  const categories = useRootData()?.categories.filter(({ slug }) => slug !== except) ?? [];
  const isFiltered = countActive(request) > 0;
  return (
    <div>
      {title !== undefined && (
        <p role="status" className="font-display text-xl">
          {title}
        </p>
      )}
      <p className="mt-2 text-muted">{isFiltered ? t.emptyFiltered : t.emptyShelf}</p>
      {isFiltered && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <ActiveFilters request={request} facets={found.facets} />
          <Link to={`?${toSearchParams(withoutFilters(request))}`} preventScrollReset className="line-button">
            {t.clearFilters}
          </Link>
        </div>
      )}
      {found.instead && found.instead.length > 0 && (
        <section aria-labelledby="instead" className="mt-8">
          <h2 id="instead" className="mb-4 text-xl">
            {t.instead}
          </h2>
          <ProductGrid cards={found.instead} kind="wide" />
        </section>
      )}
      <nav aria-labelledby="other-categories" className="mt-10">
        <h2 id="other-categories" className="mb-4 text-xl">
          {t.otherCategories}
        </h2>
        <ul className="flex flex-wrap gap-2">
          {categories.map(({ slug, name }) => (
            <li key={slug}>
              <Link
                to={links(language).category(slug)}
                className="inline-flex min-h-11 items-center rounded-sm border border-line bg-raised px-4 transition-colors hover:border-indigo hover:text-indigo"
              >
                {inLanguage(name, language)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
