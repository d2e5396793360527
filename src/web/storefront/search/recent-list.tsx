import { Link } from 'react-router';
import { CloseIcon } from '#ui/icons.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { clearTerms, removeTerm, saveTerm, useRecentSearches } from './recent-searches.ts';

/**
 * Recent searches of this browser in one row. Its height is fixed, because the server renders it without
 * terms.
 */
export function RecentList() {
  const language = useLanguage();
  const t = useMessages().search;
  const terms = useRecentSearches();
  const hasTerms = terms !== undefined && terms.length > 0;
  return (
    <section data-needs-script aria-labelledby="recent" className="mb-3 flex h-11 items-center gap-3">
      <h2 id="recent" className="shrink-0 text-muted text-sm max-sm:sr-only">
        {t.recent}
      </h2>
      {hasTerms ? (
        <>
          <ul className="flex min-w-0 items-center gap-2 overflow-x-auto [scrollbar-width:none]">
            {terms.map((term) => (
              <li key={term} className="flex max-w-44 shrink-0 items-center rounded-sm border border-line-strong bg-raised text-sm">
                <Link
                  to={`${links(language).search()}?${new URLSearchParams({ q: term })}`}
                  onClick={() => saveTerm(term)}
                  className="flex min-h-10 min-w-0 items-center pl-3 hover:text-indigo"
                >
                  <span className="truncate">{term}</span>
                </Link>
                <button
                  type="button"
                  aria-label={t.recentRemove(term)}
                  onClick={() => removeTerm(term)}
                  className="inline-flex size-10 shrink-0 cursor-pointer items-center justify-center text-muted hover:text-ink"
                >
                  <CloseIcon className="size-4" />
                </button>
              </li>
            ))}
          </ul>
          <button type="button" onClick={clearTerms} className="min-h-11 shrink-0 cursor-pointer text-link text-sm">
            {t.recentClear}
          </button>
        </>
      ) : (
        <p className="text-muted text-sm leading-snug">{t.recentNone}</p>
      )}
    </section>
  );
}
