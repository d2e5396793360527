import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Mark } from '#ui/brand/mark.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { brandIn, useRootData } from '../../settings.ts';
import { AccountEntry } from '../../shell/account-entry.tsx';
import { CartButton } from '../../shell/cart-button.tsx';
import { LanguageSwitch } from '../../shell/language-switch.tsx';
import { MarketChoice } from '../../shell/market-choice.tsx';
import { MenuSheet } from '../../shell/menu-sheet.tsx';
import { WishlistLink } from '../../shell/wishlist-link.tsx';

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
      <div className="page-wide grid items-center gap-x-6 pb-2 max-md:grid-cols-[1fr_auto] md:grid-cols-[1fr_minmax(0,40rem)_1fr] md:py-2.5">
        <div className="flex items-center gap-1 justify-self-start">
          <MenuSheet />
          <Link to={links(language).home()} aria-label={`${brand}, ${t.back}`} className="flex h-12 items-center gap-2 rounded-sm px-1">
            <Mark className="size-7" />
            <span className="font-display font-medium text-lg leading-none tracking-tight max-xs:sr-only">{brand}</span>
          </Link>
        </div>
        <div className="-mr-2.5 flex items-center justify-self-end text-sm md:order-last">
          <div className="mr-2 max-xl:hidden">
            <LanguageSwitch isBare />
          </div>
          <MarketChoice isBare />
          <AccountEntry isBare />
          <WishlistLink />
          <CartButton />
        </div>
        <div className="max-md:col-span-2">{children}</div>
      </div>
    </div>
  );
}
