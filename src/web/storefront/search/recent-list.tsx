import { Link } from 'react-router';
import { CloseIcon } from '#ui/icons.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { clearTerms, removeTerm, saveTerm, useRecentSearches } from './recent-searches.ts';

/** Recent searches of this browser. Its height is fixed, because the server renders it without terms. */
export function RecentList() {
  const language = useLanguage();
  const t = useMessages().search;
  const terms = useRecentSearches();
  return (
    <section data-needs-script aria-labelledby="recent">
      <div className="flex h-11 items-center justify-between gap-4">
        <h2 id="recent" className="text-lg">
          {t.recent}
        </h2>
        {terms && terms.length > 0 && (
          <button type="button" onClick={clearTerms} className="min-h-11 cursor-pointer text-link text-sm">
            {t.recentClear}
          </button>
        )}
      </div>
      {terms && terms.length > 0 ? (
        <ul className="flex h-14 items-center gap-2 overflow-x-auto [scrollbar-width:none] max-sm:-mx-4 max-sm:px-4">
          {terms.map((term) => (
            <li key={term} className="flex max-w-44 shrink-0 items-center rounded-sm border border-line-strong bg-raised">
              <Link
                to={`${links(language).search()}?${new URLSearchParams({ q: term })}`}
                onClick={() => saveTerm(term)}
                className="flex min-h-11 min-w-0 items-center pl-4 hover:text-indigo"
              >
                <span className="truncate">{term}</span>
              </Link>
              <button
                type="button"
                aria-label={t.recentRemove(term)}
                onClick={() => removeTerm(term)}
                className="target inline-flex shrink-0 cursor-pointer items-center justify-center text-muted hover:text-ink"
              >
                <CloseIcon className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="flex h-14 items-center text-muted text-sm leading-snug">{t.recentNone}</p>
      )}
    </section>
  );
}
