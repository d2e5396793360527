import { Link } from 'react-router';
import type { Facets } from '#modules/search/contract.ts';
import { decimalsOf, toMinorUnits } from '#shared/currency.ts';
import { inLanguage, type Language } from '#shared/localized.ts';
import { formatMoney } from '#shared/money.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { useLanguage, useMessages } from '../../messages.tsx';
import { facetNames, flags, type SearchRequest, withoutFilter, withoutFilters } from './search-params.ts';

/** Formats an amount that was typed as a filter; without a decimal point it is whole. */
function money(text: string, currency: string, language: Language): string {
  const scale = decimalsOf(currency);
  const locale = language === 'hi' ? 'hi-IN' : 'en-IN';
  return formatMoney(toMinorUnits(text, { decimals: scale }) ?? 0, { locale, currency, scale, decimals: text.includes('.') ? scale : 0 });
}

/** The active filters, each a link to the list without it. */
export function ActiveFilters({ search, facets }: { search: SearchRequest; facets: Facets | undefined }) {
  const language = useLanguage();
  const t = useMessages().search;
  const { clearAll } = useMessages().listing;
  const inUse = [
    ...flags.flatMap((flag) => (search.flags[flag] ? [{ words: t.flags[flag], rest: withoutFilter(search, flag) }] : [])),
    ...(search.min !== '' && !search.problems.min
      ? [{ words: t.priceFrom(money(search.min, search.currency, language)), rest: withoutFilter(search, 'min') }]
      : []),
    ...(search.max !== '' && !search.problems.max
      ? [{ words: t.priceTo(money(search.max, search.currency, language)), rest: withoutFilter(search, 'max') }]
      : []),
    ...facetNames.flatMap((choice) =>
      search.selected[choice].map((value) => {
        const label = facets?.[choice].find((known) => known.value === value)?.label;
        return { words: label ? inLanguage(label, language) : value, rest: withoutFilter(search, choice, value) };
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
          <Link to={`?${withoutFilters(search)}`} preventScrollReset className="inline-flex min-h-10 items-center px-1 text-link text-sm">
            {clearAll}
          </Link>
        </li>
      )}
    </ul>
  );
}
