import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { SearchIcon } from '#ui/icons.tsx';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';

/** Milliseconds that one hint stays. */
const hintMs = 700;

/**
 * The read-only search box of the top bar, under a link, so that it opens the search page without scripts
 * too. Its hints are for the eye: they rest while someone points at the box, and where motion is not wanted.
 */
export function SearchLink() {
  const language = useLanguage();
  const { search, searchHints } = useMessages().shell;
  const [hint, setHint] = useState(0);
  const [resting, setResting] = useState(false);

  useEffect(() => {
    if (resting) return;
    const stillness = matchMedia('(prefers-reduced-motion: reduce)');
    const timer = setInterval(() => {
      if (!stillness.matches && !document.hidden) setHint((current) => current + 1);
    }, hintMs);
    return () => clearInterval(timer);
  }, [resting]);

  return (
    <div className="target relative flex min-w-0 flex-1 items-center gap-2 rounded-sm border border-line-strong bg-raised px-3 text-muted text-sm transition-colors hover:border-indigo has-aria-busy:border-indigo has-aria-busy:bg-sunk sm:max-w-112">
      <SearchIcon className="size-5" />
      <input
        type="text"
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        placeholder={searchHints[hint % searchHints.length]}
        className="pointer-events-none w-full min-w-0 truncate bg-transparent placeholder:text-muted placeholder:opacity-100"
      />
      <Link
        to={links(language).search()}
        aria-label={search}
        data-early
        onPointerEnter={() => setResting(true)}
        onPointerLeave={() => setResting(false)}
        onFocus={() => setResting(true)}
        onBlur={() => setResting(false)}
        className="absolute inset-0 rounded-sm"
      />
    </div>
  );
}
