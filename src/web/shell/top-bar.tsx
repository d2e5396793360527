import { NavLink } from 'react-router';
import { Mark } from '#ui/brand/mark.tsx';
import { WordMark } from '#ui/brand/word-mark.tsx';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { brandIn, useRootData } from '../settings.ts';
import { AccountEntry } from './account-entry.tsx';
import { CartButton } from './cart-button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MarketChoice } from './market-choice.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { SearchLink } from './search-link.tsx';
import { WishlistLink } from './wishlist-link.tsx';

/**
 * On every page except the search page, which brings its own box.
 * @param isBare only the way home and the currency, where nothing may distract
 */
export function TopBar({ isBare = false }: { isBare?: boolean }) {
  const language = useLanguage();
  const t = useMessages().shell;
  return (
    <header className="print:hidden sticky top-0 z-bar border-line border-b bg-ground">
      <nav aria-label={t.mainNavigation} className="page flex h-(--bar) items-center gap-2  sm:gap-4">
        {!isBare && (
          <div className="xl:hidden">
            <MenuSheet />
          </div>
        )}
        <NavLink to={links(language).home()} end className="target flex items-center gap-2.5 rounded-sm sm:mr-auto">
          <Mark className="size-8 sm:size-9" />
          <WordMark name={brandIn(useRootData()?.settings, language)} className={`text-xl sm:text-2xl ${isBare ? '' : 'max-xs:sr-only'}`} />
        </NavLink>
        {!isBare && <SearchLink />}
        {/* The basket ends the line where the page ends; what waits for its word has its room before it. */}
        <div className={`-mr-2.5 flex items-center sm:ml-auto sm:gap-1 ${isBare ? 'ml-auto' : ''}`}>
          {isBare ? (
            <MarketChoice isBare />
          ) : (
            <>
              <div className="flex items-baseline gap-x-4 text-sm max-xl:hidden">
                <LanguageSwitch isBare />
                <MarketChoice isBare />
              </div>
              <AccountEntry />
              <WishlistLink />
              <CartButton />
            </>
          )}
        </div>
      </nav>
    </header>
  );
}
