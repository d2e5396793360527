import { Link } from 'react-router';
import type { Facets } from '#modules/search/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { useLanguage, useMessages } from '../../messages.tsx';
import { useFilterBound } from './filter-amount.ts';
import { facetNames, flags, type ListingRequest, toSearchParams, withoutFilter, withoutFilters } from './listing-request.ts';

/** The active filters, each a link to the list without it. */
export function ActiveFilters({ request, facets }: { request: ListingRequest; facets: Facets | undefined }) {
  const language = useLanguage();
  const t = useMessages().search;
  const { clearAll } = useMessages().listing;
  const bound = useFilterBound();
  const inUse = [
    ...flags.flatMap((flag) => (request.flags[flag] ? [{ words: t.flags[flag], rest: withoutFilter(request, flag) }] : [])),
    ...(request.min !== '' && !request.problems.min
      ? [{ words: t.priceFrom(bound(request.min, request.currency)), rest: withoutFilter(request, 'min') }]
      : []),
    ...(request.max !== '' && !request.problems.max
      ? [{ words: t.priceTo(bound(request.max, request.currency)), rest: withoutFilter(request, 'max') }]
      : []),
    ...facetNames.flatMap((choice) =>
      request.selected[choice].map((value) => {
        const label = facets?.[choice].find((known) => known.value === value)?.label;
        return { words: label ? inLanguage(label, language) : value, rest: withoutFilter(request, choice, value) };
      }),
    ),
  ];
  if (inUse.length === 0) return null;
  return (
    <ul aria-label={t.activeFilters} className="flex flex-wrap items-center gap-2">
      {inUse.map(({ words, rest }) => (
        <li key={String(rest)} className="max-w-full">
          <Link
            to={`?${rest}`}
            preventScrollReset
            aria-label={t.removeFilter(words)}
            className="inline-flex min-h-10 max-w-full items-center gap-2 rounded-sm bg-indigo px-3 text-on-indigo text-sm transition-colors hover:bg-indigo-deep"
          >
            <span className="truncate">{words}</span>
            <CloseIcon className="size-4" />
          </Link>
        </li>
      ))}
      {inUse.length > 1 && (
        <li>
          <Link
            to={`?${toSearchParams(withoutFilters(request))}`}
            preventScrollReset
            className="inline-flex min-h-10 items-center px-1 text-link text-sm"
          >
            {clearAll}
          </Link>
        </li>
      )}
    </ul>
  );
}
