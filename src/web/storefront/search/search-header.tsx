import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Mark } from '#ui/brand/mark.tsx';
import { BackIcon } from '#ui/icons.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { brandIn, useRootData } from '../../settings.ts';
import { LanguageSwitch } from '../../shell/language-switch.tsx';
import { MarketChoice } from '../../shell/market-choice.tsx';

/**
 * The search page's own header instead of the top bar. The field is sticky; on a phone the line above it
 * scrolls away.
 */
export function SearchHeader({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const t = useMessages().search;
  const brand = brandIn(useRootData()?.settings, language);
  return (
    <div className="sticky z-bar border-line border-b bg-ground max-md:-top-12 md:top-0">
      <div className="page-wide grid items-center gap-x-6 pb-2 max-md:grid-cols-[1fr_auto] md:grid-cols-[1fr_minmax(0,46rem)_1fr] md:py-2.5">
        <Link
          to={links(language).home()}
          aria-label={`${brand}, ${t.back}`}
          className="-ml-1 flex h-12 items-center gap-2 justify-self-start rounded-sm px-1"
        >
          <BackIcon className="size-5 text-muted" />
          <Mark className="size-7" />
          <span className="font-display font-medium text-lg leading-none tracking-tight">{brand}</span>
        </Link>
        <div className="flex items-baseline gap-x-3 justify-self-end text-sm md:order-last">
          <LanguageSwitch isBare />
          <MarketChoice isBare />
        </div>
        <div className="max-md:col-span-2">{children}</div>
      </div>
    </div>
  );
}
